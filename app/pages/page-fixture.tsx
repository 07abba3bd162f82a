import { Window } from 'happy-dom';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, type LoaderFunctionArgs, StaticRouterProvider, useLoaderData } from 'react-router';
import Site, { loader as siteLoader } from '#app/root.tsx';

interface RouteModule<T> {
  readonly loader: (args: LoaderFunctionArgs) => T;
  readonly default: ComponentType<{ readonly loaderData: T }>;
}

function Loaded<T>({ route: { default: Page } }: { readonly route: RouteModule<T> }) {
  return <Page loaderData={useLoaderData() as T} />;
}

/** Renders a page with its frame as visitors first get it, before any script, for the page tests. */
export async function renderedPage<T>(route: RouteModule<T>, path: string): Promise<Document> {
  const children = [{ path: '*', loader: route.loader, element: <Loaded route={route} /> }];
  const handler = createStaticHandler([{ id: 'root', loader: siteLoader, Component: Site, children }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return parsed(await new Response(prelude).text());
}

/** Parses HTML into a document to query. */
function parsed(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** Elements that separate words: the text after one is another word. */
const apart = /^(p|li|h\d|td|th|dt|dd|summary|div|span|a|br)$/i;

function rawText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const inside = [...node.childNodes].map(rawText).join('');
  return apart.test(node.nodeName) ? `${inside} ` : inside;
}

/** The text of a part of a page as it is read, spaces joined. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** Every element of a part of a page that a selector matches. */
export function all(within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)];
}

/** The first element that a selector matches. Throws if none. */
export function first(within: ParentNode, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** The links of a part of a page: text and address. */
export function links(within: ParentNode): [text: string, href: string][] {
  return all(within, 'a').map((link) => [textOf(link), link.getAttribute('href') ?? '']);
}

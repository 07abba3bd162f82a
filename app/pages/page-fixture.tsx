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

/** A page with its frame as visitors first get it, before any script: what the tests of the routes look at. */
export async function renderedPage<T>(route: RouteModule<T>, path: string): Promise<string> {
  const children = [{ path: '*', loader: route.loader, element: <Loaded route={route} /> }];
  const handler = createStaticHandler([{ id: 'root', loader: siteLoader, Component: Site, children }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return new Response(prelude).text();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of a piece of HTML as they are read, spaces joined. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/(p|li|h\d|td|th|dt|dd|summary|div|span|a)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every element of one name whose opening tag fits, with what is inside; elements of the same name inside it cut it short. */
export function elements(html: string, name: string, opening = /./): string[] {
  const found = html.match(new RegExp(`<${name}[ >].*?</${name}>`, 'gs')) ?? [];
  return found.filter((element) => opening.test(element.slice(0, element.indexOf('>') + 1)));
}

/** The links of a piece of HTML as their words and where they lead. */
export function links(html: string): [text: string, href: string][] {
  return elements(html, 'a').map((link) => [textOf(link), textOf(/ href="([^"]*)"/.exec(link)?.[1] ?? '')]);
}

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { frameData } from '#app/content/pages/frame.server.ts';
import { languageOf } from '#app/site/paths.ts';

/**
 * Renders a part of the frame at an address of a site with empty pages, and removes it when the test ends. For tests with
 * `@vitest-environment happy-dom`.
 */
export async function mounted(content: ReactNode, path: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const routes = [{ id: 'root', path: '*', loader: () => null, shouldRevalidate: () => false, element: content }];
  const hydrationData = { loaderData: { root: frameData(languageOf(path)) } };
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return {
    place,
    path: () => router.state.location.pathname,
    go: (step: number) => act(async () => router.navigate(step)),
    click: (target: Element) => act(async () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))),
  };
}

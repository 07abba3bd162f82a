// @vitest-environment happy-dom
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { keepPage } from './kept-page.ts';

const failing = () => {
  throw new Error('a fault of ours');
};

function Fault(): ReactNode {
  return failing();
}

/** Shows an error page in place of a failed part, as the router does. */
class Boundary extends Component<{ readonly instead: ReactNode; readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <title>Emergency</title>
    </head>
    <body>
      <main>{children}</main>
    </body>
  </html>
);

it.each([
  ['its error page is shown', <p key="shown">An error</p>],
  ['its error page fails too', <Fault key="fails" />],
])('the page that came is put back with what was filled in where a part of it fails and %s', async (_, instead) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { documentElement: root } = document;
  root.lang = 'en';
  root.dataset.theme = 'dark';
  document.head.innerHTML = '<title>Emergency</title>';
  document.body.innerHTML =
    '<main><a href="tel:911">Call 911</a><input><p data-reveal="waiting">Later</p><button aria-busy="true">On</button></main>';
  const field = document.querySelector('input');
  if (field) field.value = 'Ana';
  const kept = keepPage();
  await new Promise<void>((done) => {
    const fallBack = () =>
      queueMicrotask(() => {
        hydrated.unmount();
        kept.putBack();
        done();
      });
    const hydrated = hydrateRoot(
      document,
      <Page>
        <Boundary instead={instead}>
          <Fault />
        </Boundary>
      </Page>,
      { onCaughtError: fallBack, onUncaughtError: fallBack, onRecoverableError: () => {} },
    );
  });
  await new Promise((done) => setTimeout(done));
  expect(document.documentElement).toBe(root);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', plain: 'failed' });
  expect(document.title).toBe('Emergency');
  expect(document.querySelector('a')?.textContent).toBe('Call 911');
  expect(document.querySelector('input')?.value).toBe('Ana');
  expect(document.querySelector('p')?.dataset.reveal).toBe('shown');
  expect(document.querySelector('button')?.hasAttribute('aria-busy')).toBe(false);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  document.body.appendChild(document.createElement('form')).dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  logged.mockRestore();
});

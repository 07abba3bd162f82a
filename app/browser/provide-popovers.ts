/**
 * Adds popovers to browsers before Chrome 114, Safari 17 and Firefox 125 (docs/decisions/051). Until the library has loaded, or if it fails
 * to, app/styles/older-browsers.css hides closed popovers.
 */
export async function providePopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const { apply } = await import('@oddbird/popover-polyfill/fn');
  // Its styles must rank below ours, as the browser's do.
  apply({ layerName: 'base' });
}

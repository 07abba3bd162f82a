/**
 * Brings popovers to browsers before Chrome 114, Safari 17 and Firefox 125 (docs/decisions/051). Their styles stand in
 * app/styles/older-browsers.css: until this has come, and where it does not come, what is closed stays closed.
 */
export async function providePopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const { apply } = await import('@oddbird/popover-polyfill/fn');
  // Its styles belong under ours, as the browser's own do.
  apply({ layerName: 'base' });
}

/** Saves a text as a file for the visitor. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The result of sharing a link; `undone` if the visitor closed the sharing sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'undone';

/** Undefined if the sheet does not open: there is none, or the tap is too long ago, as on a page that hydrated slowly. */
async function shareBySheet(title: string, url: string): Promise<ShareOutcome | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'undone' : undefined;
  }
}

/** Opens the device's sharing sheet if possible, else copies the link. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  const shared = await shareBySheet(title, url);
  if (shared) return shared;
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

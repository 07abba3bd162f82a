/** Gives the visitor a text as a file to keep. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** How a link was handed over; `undone` when the visitor closed the sharing sheet. */
export type HandedOver = 'shared' | 'copied' | 'failed' | 'undone';

/** Opens the device's sharing sheet where there is one, else copies the link. */
export async function shareLink(title: string, url: string): Promise<HandedOver> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'undone' : 'failed';
  }
}

/** Covers the canvas with the middle of the picture, on white, because transparency would be black in a JPEG. */
function cover(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

/**
 * Makes a photograph to keep: small, and without what the camera wrote into the file, such as the place.
 * @returns the bytes of a JPEG in base64
 * @throws if the browser cannot read the file as a picture
 */
export async function keptPhoto(file: Blob, size: { readonly width: number; readonly height: number }): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  cover(canvas, await createImageBitmap(file));
  return canvas.toDataURL('image/jpeg', 0.8).replace(/^.*,/, '');
}

/** Draws a kept photograph. */
export async function drawPhoto(canvas: HTMLCanvasElement, kept: string): Promise<void> {
  const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
  cover(canvas, await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
}

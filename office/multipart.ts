import { cleanText } from './safe/clean-text.ts';

/** Reads a form with files; each file is under its field's name, in base64. Throws an error answered with 400. */
export async function multipartForm(type: string, body: Buffer): Promise<URLSearchParams> {
  try {
    const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const form = new URLSearchParams();
    for (const [name, value] of data)
      form.append(name, typeof value === 'string' ? cleanText(value) : Buffer.from(await value.arrayBuffer()).toString('base64'));
    return form;
  } catch {
    throw Object.assign(new Error('Not a form'), { statusCode: 400 });
  }
}

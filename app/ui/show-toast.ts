import { loadedOnce } from '#app/lib/loaded-once.ts';

/** Loaded once, so that messages come in the order of their causes: a browser may finish a later import first. */
const library = loadedOnce(() => import('react-hot-toast/headless'));

/** Shows a brief message (toasts.tsx). Its code loads with the first one; if that fails, the control shows the same text. */
export async function showToast(text: string): Promise<void> {
  try {
    const { toast } = await library();
    toast(text);
  } catch {
    // Nothing is lost: see above.
  }
}

import { loadedOnce } from '#app/lib/loaded-once.ts';

/** Asked for once, so that messages come in the order of their causes: a browser may answer a later import first. */
const library = loadedOnce(() => import('react-hot-toast/headless'));

/** Shows a brief message (toasts.tsx). Its code comes with the first one; where it cannot be had, the control says the same beside itself. */
export async function showToast(text: string): Promise<void> {
  try {
    const { toast } = await library();
    toast(text);
  } catch {
    // Nothing is lost: see above.
  }
}

/** Shows a brief message (toasts.tsx). Its code comes with the first one; where it cannot be had, the control says the same beside itself. */
export async function showToast(text: string): Promise<void> {
  try {
    const { toast } = await import('react-hot-toast/headless');
    toast(text);
  } catch {
    // Nothing is lost: see above.
  }
}

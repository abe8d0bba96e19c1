/**
 * Puts a text on the visitor's clipboard.
 * @returns false if the browser refuses, as on insecure pages or too long after a press
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

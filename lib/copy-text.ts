/**
 * Puts a text on the visitor's clipboard.
 * @returns whether it is there; browsers refuse outside a secure page or too long after a press
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

import { contact } from '@/content/pages/contact';
import { labels } from '@/content/pages/labels';
import { call } from '@/lib/contact-links';
import { type Visitor, hasFocus, sees, seesNo, shown, until } from '../visitor';

const { form, handOver, details } = contact;

export async function write(visitor: Visitor, label: string, text: string): Promise<void> {
  await visitor.click('textbox', label);
  await visitor.type(text);
}

/** Getting in touch. */
export const writing: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'a message is handed over as it was typed'(visitor) {
    await visitor.open('/contact');
    await write(visitor, form.name, 'Asha');
    await write(visitor, form.email, 'asha@example.com');
    await write(visitor, form.message, 'a & b?');
    await visitor.click('button', form.submit);
    await hasFocus(visitor, 'heading', handOver.title);
    await until(
      visitor,
      `new URL(${shown('link', handOver.whatsapp)}.href).searchParams.get("text")`,
      `${form.name}: Asha\n${form.email}: asha@example.com\n\na & b?`,
    );
    await visitor.press('Escape');
    await seesNo(visitor, 'heading', handOver.title);
    await until(visitor, `${shown('textbox', form.message)}.value`, 'a & b?');
  },

  async 'the number is copied, and a notification says so until it is closed'(visitor) {
    await visitor.open('/contact');
    await visitor.click('button', details.copyNumber);
    await sees(visitor, 'text', details.numberCopied);
    await visitor.press('Alt', 't');
    await until(visitor, 'document.activeElement.closest("[data-island]")?.dataset.island', 'notifications');
    await visitor.click('button', labels.closeNotification);
    await seesNo(visitor, 'text', details.numberCopied);
    await visitor.click('textbox', form.message);
    await visitor.press('Control', 'v');
    await until(visitor, 'document.activeElement.value', call.display);
  },
};

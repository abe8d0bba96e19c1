import { notify } from '@/components/ui/notify';
import { copyText } from '@/lib/copy-text';

// Buttons that copy work before React is there, and where it cannot be had.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy, copied, failed } = button.dataset;
  notify((await copyText(copy!)) ? copied! : failed!);
});

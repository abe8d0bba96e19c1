import type { Page } from '@playwright/test';

/** Malayalam has the longest words. Those of all texts are taken from this one. */
const prose = `ഒരു ടീം നിങ്ങളുടെ വെബ്‌സൈറ്റോ ആപ്പോ നിർമ്മിക്കുന്നു, നിങ്ങളുടെ പരസ്യങ്ങൾ പ്രവർത്തിപ്പിക്കുന്നു, നിങ്ങളുടെ ലോഗോ രൂപകൽപ്പന
  ചെയ്യുന്നു, നിങ്ങളുടെ ഓഫീസ് നെറ്റ്‌വർക്ക് ആസൂത്രണം ചെയ്യുന്നു. നിങ്ങൾ ഒരിക്കൽ നിങ്ങളുടെ ബിസിനസ്സ് വിശദീകരിക്കുന്നു, പിന്നീട്
  നിങ്ങൾക്ക് ആവശ്യമുള്ളതെന്തും അതേ നമ്പറിൽ വിളിക്കുക. സോഫ്റ്റ്‌വെയർ വികസനം, സോഷ്യൽ മീഡിയ മാർക്കറ്റിംഗ്, ഗ്രാഫിക് ഡിസൈനിംഗ്`;

/**
 * Translates every text of a page that isn't translated yet into words about as long as translators
 * would write, as Chrome and Google Translate do: in two nested `<font>` elements.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate((words) => {
    let at = 0;
    /** The next word that isn't much longer than this one. Numbers stay as they are. */
    const next = (word: string) => {
      if (!/[a-z]/i.test(word)) return word;
      do at = (at + 1) % words.length;
      while (words[at]!.length > 3 + 2 * word.length);
      return words[at]!;
    };
    document.documentElement.lang = 'ml';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const original = text.data.trim();
      if (!original || text.parentElement!.closest('font, script, style, textarea, svg, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(original.split(/\s+/).map(next).join(' '));
      outer.append(inner);
      text.replaceWith(text.data.split(original)[0]!, outer, text.data.split(original)[1]!);
    }
  }, prose.split(/\s+/));

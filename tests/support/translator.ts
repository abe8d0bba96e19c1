/*
 * Translates a page into Malayalam, whose words are the longest, as Chrome and Google Translate do:
 * every text becomes one in two nested <font> elements, and React's own text nodes vanish. Labels
 * have the words that translators give them; other texts about as many, and as long, as they would.
 */
import type { Page } from '@playwright/test';
import { contactLabels, header, phoneBar } from '@/content/labels';
import { pageAt } from '@/lib/pages';

/** A text as translators write it, from which the words of all other texts are taken. */
const prose = `ഒരു ടീം നിങ്ങളുടെ വെബ്‌സൈറ്റോ ആപ്പോ നിർമ്മിക്കുന്നു, നിങ്ങളുടെ പരസ്യങ്ങൾ പ്രവർത്തിപ്പിക്കുന്നു, നിങ്ങളുടെ ലോഗോ രൂപകൽപ്പന
  ചെയ്യുന്നു, നിങ്ങളുടെ ഓഫീസ് നെറ്റ്‌വർക്ക് ആസൂത്രണം ചെയ്യുന്നു. നിങ്ങൾ ഒരിക്കൽ നിങ്ങളുടെ ബിസിനസ്സ് വിശദീകരിക്കുന്നു, പിന്നീട്
  നിങ്ങൾക്ക് ആവശ്യമുള്ളതെന്തും അതേ നമ്പറിൽ വിളിക്കുക. സോഫ്റ്റ്‌വെയർ വികസനം, സോഷ്യൽ മീഡിയ മാർക്കറ്റിംഗ്, ഗ്രാഫിക് ഡിസൈനിംഗ്`;

const labels: Record<string, string> = {
  [contactLabels.quote]: 'സൗജന്യ ക്വട്ടേഷൻ നേടുക',
  [contactLabels.call]: 'ഞങ്ങളെ വിളിക്കൂ',
  [contactLabels.chat]: 'വാട്ട്‌സ്ആപ്പ്',
  [header.menu]: 'മെനു',
  [header.closeMenu]: 'അടയ്ക്കുക',
  [phoneBar.call]: 'വിളിക്കുക',
  [phoneBar.quote]: 'ഉദ്ധരണി',
  [pageAt('/').crumb]: 'ഹോം',
  [pageAt('/services').crumb]: 'സേവനങ്ങൾ',
  [pageAt('/products').crumb]: 'ഉൽപ്പന്നങ്ങൾ',
  [pageAt('/about').crumb]: 'കുറിച്ച്',
  [pageAt('/faq').crumb]: 'പതിവ് ചോദ്യങ്ങൾ',
  [pageAt('/contact').crumb]: 'ബന്ധപ്പെടുക',
};

/** Translates every text of a page that isn't translated yet. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(
    ({ words, labels }) => {
      let at = 0;
      /** The next word that isn't much longer than this one. Numbers stay as they are. */
      const next = (word: string) => {
        if (!/[a-z]/i.test(word)) return word;
        do at = (at + 1) % words.length;
        while (words[at]!.length > 3 + 2.5 * word.length);
        return words[at]!;
      };
      document.documentElement.lang = 'ml';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const original = text.data.trim();
        if (!original || text.parentElement!.closest('font, script, style, textarea, svg, [translate=no]')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(labels[original] ?? original.split(/\s+/).map(next).join(' '));
        outer.append(inner);
        const [before, after] = text.data.split(original);
        text.replaceWith(before!, outer, after!);
      }
    },
    { words: prose.split(/\s+/), labels },
  );

/*
 * Translates a page as Chrome and Google Translate do: every text becomes one in two nested <font>
 * elements, and React's own text nodes vanish. Labels have the words that translators give them;
 * other texts have about as many words, of about the same length, as their translation would.
 */
import type { Page } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { contactLabels, header, phoneBar } from '@/content/labels';
import { homeHero } from '@/content/pages/home';
import { sendDialog } from '@/content/send-dialog';
import { pageAt } from '@/lib/pages';

export const languages = ['hi', 'ta', 'ml'] as const;
export type Language = (typeof languages)[number];

/** Texts as translators write them, from which the words of all other texts are taken. */
const prose: Record<Language, string> = {
  hi: `एक टीम आपकी वेबसाइट या ऐप बनाती है, आपके विज्ञापन चलाती है, आपका लोगो डिज़ाइन करती है और आपके कार्यालय के नेटवर्क
    की योजना बनाती है। आप अपने व्यवसाय के बारे में एक बार समझाते हैं, और बाद में आपको जो भी आवश्यकता हो, आप उसी नंबर पर
    कॉल करते हैं। सॉफ़्टवेयर डेवलपमेंट, सोशल मीडिया मार्केटिंग और ग्राफ़िक डिज़ाइनिंग की प्रतिक्रियाएँ`,
  ta: `ஒரு குழு உங்கள் வலைத்தளம் அல்லது செயலியை உருவாக்குகிறது, உங்கள் விளம்பரங்களை இயக்குகிறது, உங்கள் சின்னத்தை
    வடிவமைக்கிறது மற்றும் உங்கள் அலுவலக வலையமைப்பைத் திட்டமிடுகிறது. உங்கள் வணிகத்தை ஒருமுறை விளக்குகிறீர்கள், பின்னர்
    உங்களுக்குத் தேவையான எதற்கும் அதே எண்ணை அழைக்கிறீர்கள். மென்பொருள் மேம்பாடு, சமூக ஊடக சந்தைப்படுத்தல் மற்றும் கிராஃபிக்
    வடிவமைப்பு, தேடுபொறி உகப்பாக்கம்`,
  ml: `ഒരു ടീം നിങ്ങളുടെ വെബ്‌സൈറ്റോ ആപ്പോ നിർമ്മിക്കുന്നു, നിങ്ങളുടെ പരസ്യങ്ങൾ പ്രവർത്തിപ്പിക്കുന്നു, നിങ്ങളുടെ ലോഗോ രൂപകൽപ്പന
    ചെയ്യുന്നു, നിങ്ങളുടെ ഓഫീസ് നെറ്റ്‌വർക്ക് ആസൂത്രണം ചെയ്യുന്നു. നിങ്ങൾ ഒരിക്കൽ നിങ്ങളുടെ ബിസിനസ്സ് വിശദീകരിക്കുന്നു, പിന്നീട്
    നിങ്ങൾക്ക് ആവശ്യമുള്ളതെന്തും അതേ നമ്പറിൽ വിളിക്കുക. സോഫ്റ്റ്‌വെയർ വികസനം, സോഷ്യൽ മീഡിയ മാർക്കറ്റിംഗ്, ഗ്രാഫിക് ഡിസൈനിംഗ്`,
};

/** By the label: Hindi, Tamil, Malayalam. */
const labels: Record<string, readonly [string, string, string]> = {
  [contactLabels.quote]: ['निःशुल्क उद्धरण प्राप्त करें', 'இலவச விலைப்புள்ளியைப் பெறுங்கள்', 'സൗജന്യ ക്വട്ടേഷൻ നേടുക'],
  [contactLabels.call]: ['हमें कॉल करें', 'எங்களை அழைக்கவும்', 'ഞങ്ങളെ വിളിക്കൂ'],
  [contactLabels.chat]: ['WhatsApp', 'வாட்ஸ்அப்', 'വാട്ട്‌സ്ആപ്പ്'],
  [header.menu]: ['मेन्यू', 'பட்டியல்', 'മെനു'],
  [header.closeMenu]: ['बंद करें', 'மூடு', 'അടയ്ക്കുക'],
  [phoneBar.call]: ['कॉल करें', 'அழைப்பு', 'വിളിക്കുക'],
  [phoneBar.quote]: ['उद्धरण', 'மேற்கோள்', 'ഉദ്ധരണി'],
  [homeHero.title[0]!]: ['आपका सारा आईटी।', 'உங்கள் அனைத்து ஐடி.', 'നിങ്ങളുടെ എല്ലാ ഐടിയും.'],
  [pageAt('/').crumb]: ['होम', 'முகப்பு', 'ഹോം'],
  [pageAt('/services').crumb]: ['सेवाएँ', 'சேவைகள்', 'സേവനങ്ങൾ'],
  [pageAt('/products').crumb]: ['उत्पाद', 'தயாரிப்புகள்', 'ഉൽപ്പന്നങ്ങൾ'],
  [pageAt('/about').crumb]: ['के बारे में', 'பற்றி', 'കുറിച്ച്'],
  [pageAt('/faq').crumb]: ['अक्सर पूछे जाने वाले प्रश्न', 'அடிக்கடி கேட்கப்படும் கேள்விகள்', 'പതിവ് ചോദ്യങ്ങൾ'],
  [pageAt('/contact').crumb]: ['संपर्क', 'தொடர்பு கொள்ளவும்', 'ബന്ധപ്പെടുക'],
  [clipboard.number.label]: ['कॉपी करें', 'நகலெடு', 'പകർത്തുക'],
  [clipboard.number.copied]: ['कॉपी किया गया', 'நகலெடுக்கப்பட்டது', 'പകർത്തി'],
  [clipboard.number.notification]: ['नंबर कॉपी किया गया', 'எண் நகலெடுக்கப்பட்டது', 'നമ്പർ പകർത്തി'],
  [sendDialog.title]: ['इसके साथ भेजें', 'இதனுடன் அனுப்பு', 'ഇതുപയോഗിച്ച് അയയ്ക്കുക'],
  [sendDialog.email]: ['ई-मेल', 'மின்னஞ்சல்', 'ഇ-മെയിൽ'],
  [sendDialog.dismiss]: ['कुछ बदलें', 'ஏதாவது மாற்றவும்', 'എന്തെങ്കിലും മാറ്റുക'],
};

/** Translates every text of a page that isn't translated yet. */
export async function translate(page: Page, language: Language): Promise<void> {
  const index = languages.indexOf(language);
  const words = prose[language].split(/\s+/);
  const known = Object.fromEntries(
    Object.entries(labels).map(([label, translations]) => [label, translations[index]!]),
  );
  await page.evaluate(
    ({ words, known, language }) => {
      let at = 0;
      /** The next word that isn't much longer than this one. Numbers stay as they are. */
      const next = (word: string) => {
        if (!/[a-z]/i.test(word)) return word;
        do at = (at + 1) % words.length;
        while (words[at]!.length > 3 + 2.5 * word.length);
        return words[at]!;
      };
      document.documentElement.lang = language;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const [, before, original, after] = /^(\s*)([^]*?)(\s*)$/.exec(text.data)!;
        if (!original || text.parentElement!.closest('font, script, style, textarea, svg, [translate=no]')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(known[original] ?? original.split(/\s+/).map(next).join(' '));
        outer.append(inner);
        text.replaceWith(before!, outer, after!);
      }
    },
    { words, known, language },
  );
}

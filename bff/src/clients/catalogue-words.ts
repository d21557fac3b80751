/**
 * The words of catalogues in Arabic. A version says the same for ever, so each is asked for once and kept; nothing but its hash
 * goes over the wire with a quote.
 */
import type { CallContext } from '@muqarin/platform/context';
import { lastFew } from '@muqarin/platform/last-few';
import type { CatalogueWords } from '@muqarin/quoting/contract/catalogue';
import { type Arabic, arabicWith, rulesInArabic } from '../locale/arabic.ts';
import type { BffParts } from '../parts.ts';
import { asBff } from './as-bff.ts';
import type { Catalogue } from './catalogue.ts';

export interface WordsOfCatalogues {
  /**
   * As these versions say it, whose line they belong to; other lines as the one in force does. While quoting is away, texts of
   * catalogues stay English: most pages name none.
   */
  arabic(versions: Iterable<string>): Promise<Arabic>;
}

/** Quotes hold for thirty days, in which a line has few versions. */
const versionsKept = 24;

export function createCatalogueWords({
  quoting,
  catalogue,
}: Pick<BffParts, 'quoting'> & { catalogue: Catalogue }): WordsOfCatalogues {
  const kept = lastFew<Promise<CatalogueWords | null>>(versionsKept);
  const made = lastFew<Arabic>(versionsKept);
  const wordsOf = (version: string) => {
    const known = kept.get(version);
    if (known) return known;
    const asked = quoting.catalogueWords({ version }, reader);
    kept.set(version, asked);
    const forget = () => kept.delete(version);
    asked.then((words) => words ?? forget(), forget);
    return asked;
  };
  const arabicOfVersions = async (versions: Iterable<string>) => {
    const { lines } = await catalogue.info();
    const { medical, motor, general, 'medical-corporate': groups } = lines;
    const inForce = [general, motor, groups, medical].map(({ version }) => version);
    const of = [...versions];
    // What the page is of stands last: two lines may say one English text in two ways.
    const asked = [...new Set(inForce.filter((version) => !of.includes(version)).concat(of))];
    const key = asked.join(',');
    const known = made.get(key);
    if (known) return known;
    const found = (await Promise.all(asked.map(wordsOf))).filter((words) => words !== null);
    const arabic = arabicOf(found);
    if (found.length === asked.length) made.set(key, arabic);
    return arabic;
  };
  return { arabic: (versions) => arabicOfVersions(versions).catch(rulesInArabic) };
}

/** The quoting client, noting of which versions the quotes and orders are that it answers. */
export function notingVersions(
  quoting: BffParts['quoting'],
  versions: Set<string>,
): BffParts['quoting'] {
  const note = (answer: unknown) => {
    const { catalogueVersion, quote, order } = (answer ?? {}) as Record<string, unknown>;
    if (typeof catalogueVersion === 'string') versions.add(catalogueVersion);
    if (quote) note(quote);
    if (order) note(order);
  };
  return new Proxy(quoting, {
    get: (target, name) => {
      const call = Reflect.get(target, name) as unknown;
      if (typeof call !== 'function') return call;
      return async (input: unknown, context: CallContext) => {
        const answer = (await call(input, context)) as unknown;
        note(answer);
        return answer;
      };
    },
  });
}

const reader = asBff('catalogue-words');

/** What a version from before there were words in Arabic says is found as what was kept is. */
function arabicOf(found: readonly CatalogueWords[]): Arabic {
  const arabic = arabicWith(together(found));
  const isOld = found.some(({ words }) => Object.keys(words).length === 0);
  return isOld ? { ...arabic, say: arabic.kept } : arabic;
}

/** The last of a line stands for it whole: what its version does not say in Arabic stays English. */
function together(found: readonly CatalogueWords[]) {
  const ofLines = found.filter(
    ({ line }, at) => !found.slice(at + 1).some((later) => later.line === line),
  );
  const merged = (part: 'words' | 'makes' | 'models') =>
    Object.assign({}, ...ofLines.map((words) => words[part])) as CatalogueWords['words'];
  return { words: merged('words'), makes: merged('makes'), models: merged('models') };
}

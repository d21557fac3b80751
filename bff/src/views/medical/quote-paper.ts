/** The list of a quote on paper: every plan, those with equal facts under one head, and how the prices of chosen ones are made. */
import type { PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { shownDate } from '@muqarin/rules/dates';
import { medicalLineWords } from '@muqarin/rules/medical/price-words';
import { messages } from '@muqarin/rules/messages';
import type { PaperDraft, SectionDraft } from '../../locale/papers.ts';
import { inOneLine, listed, said } from '../../locale/said.ts';
import { footer } from '../papers/footer.ts';
import { type PaperPlan, plansSection } from '../papers/plans-section.ts';
import { type TracedPlan, traceSection } from '../papers/trace-section.ts';
import { notedLine } from '../price-in-parts.ts';
import { whoMayBuy } from '../who-may-buy.ts';
import { whoText } from './people.ts';

export interface QuotePaper {
  quote: Quote;
  /** In the order of the page. */
  tiles: readonly Tile[];
  /** Those whose price is taken apart. */
  chosen: readonly PlanDetail[];
  /** Drawings of the insurers by their codes. */
  marks: Readonly<Record<string, string>>;
}

export function quoteDocument({ quote, tiles, chosen, marks }: QuotePaper): PaperDraft {
  const nothing: SectionDraft = { kind: 'text', title: messages.noPlanHasAll, paragraphs: [] };
  const { member_count: n } = quote.answers;
  const premiums = n === 1 ? 'Per person per year' : said('Per year, {n} persons', { n });
  return {
    title: 'Your medical plans',
    subtitle: said('{who}. Prices hold until {day}.', {
      who: whoText(quote.answers),
      day: shownDate(quote.validUntil),
    }),
    reference: quote.reference,
    footer,
    marks,
    sections:
      tiles.length === 0
        ? [nothing]
        : [
            plansSection(premiums, tiles.map(onPaper)),
            ...chosen.map((plan) => traceSection(tracedPlan(plan))),
          ],
  };
}

function onPaper(tile: Tile): PaperPlan {
  const { insurerCode, insurerName, name, facts } = tile;
  return {
    insurerCode,
    insurerName,
    name,
    price: tile,
    inRow: facts.slice(0, COLUMNS),
    said: saidOf(tile),
  };
}

/** Facts that most plans have to themselves: each plan's stand in its row. Every tile has the same facts in the same order. */
const COLUMNS = 2;

/** What the paper says of a plan besides these and its price. */
function saidOf({ facts, assumption, excess, conditions }: Tile) {
  return [
    ...facts.slice(COLUMNS).map(({ label, value: text }) => ({ label, text })),
    { text: inOneLine(assumption.lead, assumption.text) },
    { text: excess },
    ...conditions.map(({ text }) => ({ label: whoMayBuy, text })),
  ];
}

function tracedPlan({ tile, price }: PlanDetail): TracedPlan {
  const several = price.members.length > 1;
  const lines = price.members.flatMap(({ member, lines: of }) =>
    of.map((each) => {
      const { label, note, amountFils } = notedLine(each, medicalLineWords(each));
      return {
        label: several ? listed(said('Member {n}', { n: member }), label) : label,
        note,
        amountFils,
      };
    }),
  );
  return { title: listed(tile.name, tile.insurerName), lines, price };
}

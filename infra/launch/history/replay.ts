import path from 'node:path';
import { type Replayed, readCard, replayPrices } from '@muqarin/quoting/replay';
import { UsageError } from '../command-line.ts';
import type { Asked } from './asked.ts';
import { withLog } from './engines.ts';

/** 0 when every price is the published one, or with --card; 1 when one differs, or its catalogue or event cannot be read. */
export async function replay(asked: Asked): Promise<number> {
  const { values, dataDir } = asked;
  const card = values.card === undefined ? undefined : await cardIn(values.card);
  const done = await withLog(asked, (bus) => replayPrices({ bus, dataDir, card }));
  if (values.json) console.log(JSON.stringify(done));
  else for (const line of linesOf(done)) console.log(line);
  const { different, unreadable, unknownCatalogues } = done;
  const isWrong = different + unreadable + Object.keys(unknownCatalogues).length > 0;
  return isWrong && card === undefined ? 1 : 0;
}

async function cardIn(given: string) {
  const dir = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const card = await readCard(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new UsageError(`There is no folder ${dir}.`);
    throw error;
  });
  if (!Array.isArray(card)) return card;
  throw new UsageError(
    `${card.join('\n')}\nThe catalogue ${dir} has problems; correct them first.`,
  );
}

function linesOf({ whatIf, ...done }: Replayed): string[] {
  const { quotes, rated, prices, notRateable, unreadable, different, differences } = done;
  const left = [
    notRateable > 0 ? `${notRateable} from before events said what prices stand on` : '',
    unreadable > 0 ? `${unreadable} unreadable` : '',
    ...Object.entries(done.unknownCatalogues).map(
      ([version, times]) => `${times} of the catalogue ${version}, which is not kept`,
    ),
  ].filter((text) => text !== '');
  return [
    `${quotes} quotes in the log, ${rated} rated again with ${prices} prices`,
    ...(left.length > 0 ? [`not rated: ${left.join(', ')}`] : []),
    ...(whatIf ? whatIfLines(whatIf) : [`${different} quotes with another price`]),
    ...differences.map(
      ({ reference, planId, publishedFils, ratedFils }) =>
        `  ${reference} plan ${planId}: published ${aed(publishedFils)}, rated ${aed(ratedFils)}`,
    ),
  ];
}

function whatIfLines(whatIf: NonNullable<Replayed['whatIf']>): string[] {
  const { same, cheaper, moreExpensive, gone, added, largestFall, largestRise, otherCheapest } =
    whatIf;
  const extreme = (name: string, change: typeof largestFall) =>
    change
      ? `${name} ${percent(change.basisPoints)}: ${change.reference} plan ${change.planId}, ${aed(change.publishedFils)} to ${aed(change.ratedFils)}`
      : `${name} none`;
  return [
    `if the card ${whatIf.card} had been live:`,
    `  prices same ${same}, cheaper ${cheaper}, more expensive ${moreExpensive}; plans gone ${gone}, new ${added}`,
    `  median change of all ${percent(whatIf.medianBasisPoints)}, of those that change ${percent(whatIf.medianChangeBasisPoints)}`,
    `  ${extreme('largest fall', largestFall)}`,
    `  ${extreme('largest rise', largestRise)}`,
    `  quotes whose cheapest plan is another: ${otherCheapest}`,
  ];
}

function aed(fils: number | null): string {
  return fils === null ? 'nothing' : `AED ${(fils / 100).toFixed(2)}`;
}

function percent(basisPoints: number | null): string {
  return basisPoints === null ? 'none' : `${(basisPoints / 100).toFixed(2)} %`;
}

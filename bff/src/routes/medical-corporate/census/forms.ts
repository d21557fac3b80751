/** How a staff list is read, and that it fills in the group, by plain forms (bff/contract/medical-corporate/census). */

import type { FieldError } from '@muqarin/rules/checked';
import { parseReading, readingFields } from '@muqarin/rules/medical-corporate/census/reading';
import { parseCount } from '@muqarin/rules/medical-corporate/group-counts';
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { censusPaths } from '../../../../contract/medical-corporate/census.ts';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules, setFlash } from '../../../session/flash.ts';
import { applyCensus } from '../../../use-cases/medical-corporate/census/apply-census.ts';
import { latestCensus } from '../../../use-cases/medical-corporate/census/latest-census.ts';
import {
  censusFiles,
  dropOthers,
  keepReading,
  type ReadCensus,
  readCensus,
  rememberColumns,
} from '../../../use-cases/medical-corporate/census/session-census.ts';
import { type Form, type FormAsk, type FormOutcome, ownPath } from '../../forms/form.ts';
import { pricesFirstForm } from '../../plan-list/prices-first.ts';
import { corporatePricesFirst } from '../plans/prices-first.ts';

const { census: page } = censusPaths;
const ofPage = { flashPage: 'corporate-census', back: page } as const;
const summary = `${corporatePaths.products}?category=summary`;

export function corporateCensusForms(bff: Bff): Form[] {
  return [
    { ...ofPage, path: censusPaths.reading, handle: (ask) => read(bff, ask) },
    { ...ofPage, path: censusPaths.forget, handle: (ask) => forget(bff, ask) },
  ];
}

/** Read as the form says, and with `apply` or `answers` filled in, once nothing is asked any more. */
async function read(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const latest = await latestCensus(bff, ask);
  if (!latest) return { to: `${corporatePaths.questionnaire}?step=category` };
  const { reading, twice } = parseReading(ask.fields, latest.reading);
  const census = { owner: latest.owner, uploadId: latest.uploadId };
  const asked = { ...census, emirateId: latest.emirateId, reading };
  const answer = await readCensus(bff, asked, ask.context);
  if (answer.outcome === 'unread') return wrong(ask, [said('', censusMessages[answer.reason])]);
  if (twice !== null) return wrong(ask, [said('columns', censusMessages.sameField)]);
  await rememberColumns(ask.session, answer.headers, reading.chosen);
  const { go } = ask.fields;
  if (go !== 'apply' && go !== 'answers') return { to: page, redirect: page };
  const open = openQuestions(answer);
  if (open.length > 0) return wrong(ask, open);
  if (isOther(ask, answer)) return lookAgain(ask);
  const applied = await applyCensus(bff, ask, answer);
  if (applied.outcome === 'refused') return wrong(ask, applied.errors);
  await keepReading(bff, { ...census, reading: { ...reading, isApplied: true } }, ask.context);
  await dropEarlier(bff, ask, census.uploadId);
  const { reference, quote } = applied;
  if (go === 'answers') return onTo(`${corporatePaths.questionnaire}?step=check`, reference);
  if (quote) return onTo(isOne(answer) ? corporatePaths.products : summary, reference);
  const priced = await pricesFirstForm(bff, corporatePricesFirst).handle(ask);
  return priced.to === corporatePaths.products && !isOne(answer)
    ? onTo(summary, reference)
    : priced;
}

function isOne({ categories }: ReadCensus): boolean {
  return categories.length === 1;
}

/** More categories or errors than the person saw: what was said on the page has changed what it showed. */
function isOther({ fields }: FormAsk, { categories, problemCount }: ReadCensus): boolean {
  const seen = (name: string) => parseCount(fields[name] ?? '');
  const [ofCategories, ofProblems] = [
    seen(readingFields.seenCategories),
    seen(readingFields.seenProblems),
  ];
  return (
    (ofCategories !== undefined && ofCategories !== categories.length) ||
    (ofProblems !== undefined && problemCount > ofProblems)
  );
}

async function lookAgain({ session }: FormAsk): Promise<FormOutcome> {
  await setFlash(session, 'corporate-census', { notice: ours(censusMessages.lookAgain) });
  return { to: page, redirect: page };
}

/** What is kept of this form is kept with the list, so nothing that was typed goes into the session. */
async function wrong({ session }: FormAsk, errors: FieldError[]): Promise<FormOutcome> {
  await setFlash(session, 'corporate-census', { errors: errorsOfRules(errors) });
  return { to: page, redirect: page };
}

/** A column that may be several things is said by a person, and so are dates that may be read in two ways. */
function openQuestions({ asked, dates, reading }: ReadCensus): FieldError[] {
  const columns = asked.map(({ field }) =>
    said(readingFields.asked(field), censusMessages.sayColumn),
  );
  const isOpen = dates.length > 0 && reading.dateOrder === null;
  return [...columns, ...(isOpen ? [said(readingFields.order, censusMessages.sayDates)] : [])];
}

function said(field: string, message: string): FieldError {
  return { field, message };
}

/** The list before this one stays: the two can be compared. */
async function dropEarlier(bff: Bff, ask: FormAsk, uploadId: string): Promise<void> {
  const [before] = (await censusFiles(bff, ask)).filter(
    (file) => file.uploadId !== uploadId && file.reading?.isApplied,
  );
  await dropOthers(bff, ask, [uploadId, ...(before ? [before.uploadId] : [])]);
}

async function forget(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  await dropOthers(bff, ask, []);
  const to = ownPath(ask.fields.return, `${corporatePaths.questionnaire}?step=category`);
  return { to, redirect: to };
}

function onTo(to: string, reference: string): FormOutcome {
  return { to, redirect: to, reference };
}

/** What a page of a questionnaire knows of its step: the answers that it began with or saved last, and those it holds now. */
export interface PageAnswers<Answers extends object> {
  was: Answers;
  now: Answers;
}

/**
 * The answers of one step, `kept` of it alone, after a page has saved, by field: what the page changed replaces what is kept, what it left alone
 * stays as others have saved it, and a field it shows empty never wipes an answer it has not seen. A field is cleared by a
 * page that knew what is kept. Groups and lists of groups are merged within. `confirms`: the page was sent on, so that every
 * answer it shows counts, changed or not.
 */
export function mergeAnswers<Answers extends object>(
  kept: Answers,
  { was, now }: PageAnswers<Answers>,
  { confirms = false } = {},
): Answers {
  return mergeGroups(kept, was, now, confirms) as Answers;
}

type Group = Readonly<Record<string, unknown>>;

/** A form names only what is filled in, so what is kept beside it stays, but for what is made of another field. */
function mergeGroups(kept: object, was: object, now: object, confirms: boolean): Group {
  const [k, w, n] = [kept as Group, was as Group, now as Group];
  const beside = Object.keys(k).filter((name) => name !== 'fullNumber');
  const names = new Set([...beside, ...Object.keys(w), ...Object.keys(n)]);
  const merged = [...names].map((name): [string, unknown] => {
    return [name, mergeField(k[name], w[name], n[name], confirms)];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeField(kept: unknown, was: unknown, now: unknown, confirms: boolean): unknown {
  if (isListOfGroups(was) || isListOfGroups(now)) {
    const [k, w, n] = [listOf(kept), listOf(was), listOf(now)];
    const longest = Math.max(w.length, n.length);
    return Array.from({ length: longest }, (_, index) =>
      mergeGroups(k[index] ?? {}, w[index] ?? {}, n[index] ?? {}, confirms),
    );
  }
  if (isGroup(was) || isGroup(now)) {
    return mergeGroups(groupOf(kept), groupOf(was), groupOf(now), confirms);
  }
  if (isEmpty(now)) return isEmpty(kept) || isSame(kept, was) ? now : kept;
  return confirms || !isSame(was, now) ? now : kept;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Lists of codes count as one answer. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfGroups(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isGroup);
}

function groupOf(value: unknown): object {
  return isGroup(value) ? value : {};
}

function listOf(value: unknown): object[] {
  return isListOfGroups(value) ? value : [];
}

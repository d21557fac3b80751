/**
 * Orders prices nothing and binds no quote: what a call needs of quoting it answers with `asks`. That is brought, and the
 * call made again; nothing has happened until then (ADR 31).
 */
interface Asks {
  outcome: 'asks';
}

/** More than any call asks for, also when what it asked for is another by the time it comes. */
const rounds = 10;

export async function answering<Known, Answer extends { outcome: string }>(
  nothing: Known,
  call: (known: Known) => Promise<Answer>,
  bring: (asks: Extract<Answer, Asks>, known: Known) => Promise<Known>,
): Promise<Exclude<Answer, Asks>> {
  let known = nothing;
  for (let round = 0; round < rounds; round += 1) {
    const answer = await call(known);
    if (!isAsking(answer)) return answer as Exclude<Answer, Asks>;
    known = await bring(answer, known);
  }
  throw new Error('orders asks again and again');
}

function isAsking<Answer extends { outcome: string }>(
  answer: Answer,
): answer is Extract<Answer, Asks> {
  return answer.outcome === 'asks';
}

import { textsOf } from '@/lib/texts.ts';

export type PagerTexts = ReturnType<typeof pagerTexts>;

export function pagerTexts() {
  const { pages, previousPage, nextPage, pageOf } = textsOf('desk');
  return { pages, previousPage, nextPage, pageOf };
}

export type LiveListTexts = ReturnType<typeof liveListTexts>;

/** What stands around the rows of a desk's list. */
export function liveListTexts(area: 'desk' | 'cases' | 'quotations') {
  const { count, refresh, nobody, nobodyHelp } = textsOf(area);
  return {
    count,
    refresh,
    nobody,
    nobodyHelp,
    pager: pagerTexts(),
    line: textsOf('staff').live,
  };
}

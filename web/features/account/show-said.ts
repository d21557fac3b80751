import { say } from '@/lib/reader.ts';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';

/** Says what came of a change, for five seconds (S2 9). `noAnswer` is said where none came. */
export function showSaid(noAnswer: string) {
  return {
    done: (said: string) => showToast({ text: say(said), tone: 'good', stayMs: NOTICE_MS }),
    failed: (said: string | null) =>
      showToast({ text: say(said ?? noAnswer), tone: 'danger', stayMs: NOTICE_MS }),
  } as const;
}

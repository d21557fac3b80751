import { textsOf } from '@/lib/texts.ts';
import { liveListTexts } from '../staff/live-list-texts.ts';
import { deskRowTexts } from './desk-row-texts.ts';

export type DeskListTexts = ReturnType<typeof deskListTexts>;

export function deskListTexts() {
  const { take, reopen, move, live } = textsOf('desk');
  return {
    list: liveListTexts('desk'),
    row: deskRowTexts(),
    act: { take, reopen },
    move,
    came: live.came,
  };
}

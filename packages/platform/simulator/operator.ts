/** Someone who looks after the dead letters: sends them back now and then, and once more when all is repaired. */
import type { EventBus } from '../src/events/bus.ts';
import { deadLettersToReplay, replay } from '../src/events/replay.ts';
import { groups } from './consumer.ts';
import type { Dice } from './dice.ts';
import type { Life } from './process.ts';
import type { Shop } from './shop.ts';

export interface OperatorParts {
  life: Life;
  bus: EventBus;
  shop: Shop;
  dice: Dice;
  isRepaired: () => boolean;
}

export async function operate({ life, bus, shop, dice, isRepaired }: OperatorParts): Promise<void> {
  for (;;) {
    await life.sleep(isRepaired() ? 5_000 : dice.between(5_000, 40_000));
    for (const group of groups) {
      // What nobody can ever read is left to lie once that is known.
      const hopeful = (id = '') => !isRepaired() || shop.temperOf(id) !== 'unreadable';
      try {
        const letters = await deadLettersToReplay(bus, { group });
        const wanted = letters.filter((letter) => hopeful(letter.headers.ce_id));
        if (wanted.length > 0) await replay(bus, wanted);
      } catch {
        // Tried again at the next round.
      }
    }
  }
}

import { messages } from '@muqarin/rules/messages';
import { describe, expect, it } from 'vitest';
import { ours } from '../src/locale/said.ts';
import type { Bff } from '../src/parts.ts';
import type { FormAsk } from '../src/routes/forms/form.ts';
import { generalList } from '../src/routes/general/plans/list-form.ts';
import { medicalList } from '../src/routes/medical/plans/list-form.ts';
import { motorList } from '../src/routes/motor/plans/list-form.ts';
import {
  clearComparedForm,
  comparePlansForm,
  type PlanList,
  toggleComparedForm,
} from '../src/routes/plan-list/compare-forms.ts';

/** The tray of each line, over a quote that holds what was last compared. */
const lines = { medicalList, motorList, generalList };

describe.each(Object.entries(lines))('%s', (_name, line) => {
  const opened = (comparedPlanIds: number[]) => {
    let held = comparedPlanIds;
    const list: PlanList = {
      ...line,
      quoteOf: async () => ({ quoteId: 'q', reference: 'MQ-1', comparedPlanIds: held }),
      setCompared: async (_bff, { planIds }) => {
        held = planIds;
        return { comparedPlanIds: held };
      },
    };
    const bff = {} as Bff;
    const post = (form: ReturnType<typeof toggleComparedForm>, fields: FormAsk['fields']) =>
      form.handle({ fields } as FormAsk);
    return {
      held: () => held,
      toggle: (fields: FormAsk['fields']) => post(toggleComparedForm(bff, list, '/t'), fields),
      clear: () => post(clearComparedForm(bff, list, '/c'), {}),
      compare: (fields: FormAsk['fields']) => post(comparePlansForm(bff, list), fields),
    };
  };
  const { back, comparison } = line.form;

  it('takes a plan in and out, and goes back to the page it was posted from', async () => {
    const tray = opened([1]);
    const added = await tray.toggle({ product_id: '2', return: `${back}?type=1` });
    expect(added).toEqual({ to: `${back}?type=1`, comparedIds: [1, 2], reference: 'MQ-1' });
    expect(await tray.toggle({ product_id: '1' })).toMatchObject({ to: back, comparedIds: [2] });
    expect(await tray.clear()).toEqual({ to: back, comparedIds: [], reference: 'MQ-1' });
    expect(tray.held()).toEqual([]);
  });

  it('is full with three', async () => {
    const tray = opened([1, 2, 3]);
    expect(await tray.toggle({ product_id: '4' })).toMatchObject({
      warning: ours(messages.compareAtMostThree),
      comparedIds: [1, 2, 3],
    });
    expect(tray.held()).toEqual([1, 2, 3]);
  });

  it.each(['', 'x', '1e3', '0x10', '-1'])('takes %j for a plan that nobody offers', async (id) => {
    const tray = opened([]);
    await tray.toggle({ product_id: id });
    expect(tray.held()).toEqual([0]);
  });

  it('compares two or three different plans', async () => {
    const tray = opened([]);
    for (const product_ids of ['', '7', '7,7']) {
      expect(await tray.compare({ product_ids })).toEqual({
        to: back,
        warning: ours(messages.compareAtLeastTwo),
        reference: 'MQ-1',
      });
    }
    expect(await tray.compare({ product_ids: '1,2,3,4' })).toMatchObject({
      warning: ours(messages.compareAtMostThree),
    });
    expect(tray.held()).toEqual([]);
    expect(await tray.compare({ product_ids: '7, 8' })).toMatchObject({
      to: comparison.path,
      redirect: comparison.path,
      comparedIds: [7, 8],
    });
  });
});

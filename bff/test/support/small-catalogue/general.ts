/** Two plans of work compensation, at AED 1,000 and 2,000 for a small business; fire can be rated and has no plan of ours. */

const inArabic = 'بالعربية';

export function generalFiles(): Record<string, string | object> {
  return {
    'general/activities.yaml': {
      activities: [{ id: 3, code: 'bakery', name: 'Bakery', name_ar: 'مخبز', risk: 'light' }],
    },
    'general/benefits.yaml': {
      benefits: [
        {
          id: 1,
          code: 'everything',
          name: 'Everything',
          name_ar: 'كل شيء',
          help: 'All.',
          help_ar: 'الكل.',
          types: ['work_comp', 'fire'],
        },
      ],
    },
    'general/types.yaml': {
      vat_percent: '5',
      types: ['work_comp', 'fire'].map((code) => ({
        code,
        least_aed: '500.00',
        rates: { all: ['0.01', '0.50'] },
      })),
    },
    'general/plans/insurer-1/work-comp.yaml': planOf(7111, 1, 'work_comp', '1000.00'),
    'general/plans/insurer-2/work-comp.yaml': planOf(7112, 2, 'work_comp', '2000.00'),
    'general/plans/insurer-1/fire.yaml': planOf(7211, 1, 'fire', '1000.00'),
  };
}

function planOf(id: number, insurer: number, type: string, least_aed: string): object {
  const code = `insurer-${insurer}-${type.replaceAll('_', '-')}`;
  const figures = type === 'fire' ? ['sum_insured'] : ['admin_wages', 'non_admin_wages'];
  return {
    id,
    code,
    name: `Plan ${id}`,
    name_ar: inArabic,
    type,
    insurer: `insurer-${insurer}`,
    emirates: 'all',
    excess_aed: '0.00',
    cover: { everything: { is: insurer === 1 ? 'included' : 'not_covered' } },
    rate_card: {
      id: `card-${id}`,
      effective_from: '2026-03-01',
      least_aed,
      sections: figures.map((of) => ({
        code: of.replaceAll('_', '-'),
        of,
        percent: { all: '0.01' },
      })),
      factors: [],
      discount_percent: '0',
    },
  };
}

/** The words of the documents page, of its end and of the renewal. */
export const t = {
  title: 'Documents for your policy',
  lead: 'Order {order}, {car}. The insurer needs these {count}.',
  leadOne: 'Order {order}, {car}. The insurer needs this one.',
  nothing: 'Nothing is missing',
  nothingText: 'The insurer has every document of order {order}.',
  toOrder: 'See your order',
  tabs: 'Documents that are needed',
  again: 'Why again: {reason}',
  next: 'Next',
  send: 'Send the documents',
  sending: 'Sending…',
  oneError: 'One document needs another look',
  manyErrors: '{count} documents need another look',
  doneTitle: 'We have your documents',
  doneText:
    'The insurer looks at them within one working day and writes to you if anything is unclear.',
  doneReference: 'Order {order}',
  home: 'To the first page',
  // Renewal
  renewTitle: 'Renew the insurance of your car',
  renewLead: '{car}. Your policy with {insurer} ends on {date}.',
  lastYear: 'Last year you paid',
  claimFree: 'We count {years} years without a claim.',
  claimFreeOne: 'We count 1 year without a claim.',
  viewOthers: 'View plans for the next year',
  renewHint: 'Every plan is priced anew with today’s value of the car. You can change any answer.',
} as const;

/** What a group's proposal and quote check say beyond the texts of the documents. */
export const proposalMessages = {
  onePlanEach: 'An option of the proposal has one plan for each category.',
  plansGone:
    'Some of these plans are not offered to their category any more. Please look at them again.',
  tooManyChecked: 'A quote can be asked for at most 100 plans at a time.',
  quoteMailed: 'We have mailed the checked plans to you. Our staff call you about them.',
  pairAdded:
    'This plan has another insurer or claims handler than the others of its option. One group policy has one of each.',
  boardLinkMade: 'The link for your board is ready.',
  boardLinksEnded: 'Links to your proposal do not open any more.',
} as const;

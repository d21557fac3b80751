/** What a group's proposal, quote check and purchase say beyond the texts of the documents. */
export const proposalMessages = {
  onePlanEach: 'An option of the proposal has one plan for each category.',
  plansGone:
    'Some of these plans are not offered to their category any more. Please look at them again.',
  tooManyChecked: 'A quote can be asked for at most 100 plans at a time.',
  quoteMailed: 'We have mailed the checked plans to you. Our staff call you about them.',
  pairAdded:
    'This plan has another insurer or claims handler than the others of its option. One group policy has one of each.',
  boardLinkMade: 'The link for your board is ready.',
  boughtByCounts:
    'Your staff list could not be read, or is of other people than were counted, so the policy was bought by the numbers you gave. The premium is the same. Send the list again: until then nobody is named in the policy.',
  boardLinksEnded: 'Links to your proposal do not open any more.',
} as const;

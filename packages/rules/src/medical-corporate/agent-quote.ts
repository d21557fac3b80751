/**
 * The Quote button's call for plans of a group: one with that of individual medical, where `line` says whose plans are meant. Apart
 * from the other calls: they come with the first load of every group's list, and only an agent needs this one.
 */
export const agentQuotePath = '/api/medical/send-quote-from-backend-user';

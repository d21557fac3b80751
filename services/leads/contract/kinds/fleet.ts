/** Call-me-back of somebody with many vehicles, who is a company whatever was chosen. */
import { callMeBack } from './call-me-back.ts';
import { siteEvent, siteKind } from './site-form.ts';

export const fleet = {
  ...siteKind('fleet', callMeBack.shape),
  event: (details: Parameters<typeof siteEvent>[0]) => ({
    ...siteEvent(details),
    clientType: 'Corporate',
  }),
};

/** The calls of the quoting service: catalogue look-ups, prices, quotes and what is offered of them. */
import { bindingCalls } from './binding.ts';
import { catalogueCalls } from './catalogue.ts';
import { catalogueChangeCalls } from './catalogue-change-calls.ts';
import { generalCalls } from './general/quote-calls.ts';
import { medicalOfferCalls } from './medical/offer.ts';
import { priceCalls } from './medical/price-calls.ts';
import { quoteCalls } from './medical/quote-calls.ts';
import { groupListCalls } from './medical-corporate/list-calls.ts';
import { groupMemberCalls } from './medical-corporate/member-calls.ts';
import { pairCalls } from './medical-corporate/pair-calls.ts';
import { groupPlanCalls } from './medical-corporate/plan-calls.ts';
import { groupProposalCalls } from './medical-corporate/proposal-calls.ts';
import { groupCalls } from './medical-corporate/quote-calls.ts';
import { motorOfferCalls } from './motor/offer.ts';
import { paperCalls as motorPaperCalls } from './motor/paper.ts';
import { priceCalls as motorPriceCalls } from './motor/price-calls.ts';
import { motorQuoteCalls } from './motor/quote-calls.ts';
import { renewalCalls } from './motor/renewal-calls.ts';
import { vehicleCalls } from './motor/vehicle.ts';
import { personCalls } from './person.ts';
import { quotationCalls } from './quotation-calls.ts';

export const quotingContract = {
  ...catalogueCalls,
  ...priceCalls,
  ...quoteCalls,
  ...vehicleCalls,
  ...motorPriceCalls,
  ...motorPaperCalls,
  ...renewalCalls,
  ...medicalOfferCalls,
  ...motorQuoteCalls,
  ...motorOfferCalls,
  ...generalCalls,
  ...groupCalls,
  ...groupPlanCalls,
  ...groupProposalCalls,
  ...groupListCalls,
  ...groupMemberCalls,
  ...pairCalls,
  ...bindingCalls,
  ...personCalls,
  ...quotationCalls,
  ...catalogueChangeCalls,
};

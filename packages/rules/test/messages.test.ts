import { describe, expect, it } from 'vitest';
import { fillMessage } from '../src/fill-message.ts';
import { generalMessages } from '../src/general/messages.ts';
import { corporateMessages } from '../src/medical-corporate/messages.ts';
import { proposalMessages } from '../src/medical-corporate/messages-proposal.ts';
import { messages } from '../src/messages.ts';
import { motorMessages } from '../src/motor/messages.ts';
import { motorPurchaseMessages } from '../src/motor/messages-purchase.ts';
import { siteMessages } from '../src/site/messages.ts';
import { staffMessages } from '../src/staff/messages.ts';
import fromDocuments from './fixtures/spec-messages.json' with { type: 'json' };

const catalogues: Record<string, Record<string, string>> = {
  messages,
  corporateMessages,
  generalMessages,
  motorMessages,
  motorPurchaseMessages,
  proposalMessages,
  siteMessages,
  staffMessages,
};

/** Texts the documents ask for without wording them. */
const ours = new Set(
  `answersCleared undo plansShown noPlanHasAll withoutOneRemain withoutOneRemains
  clearFilters noProducts resumeLinkSent enterEmirate enterCategory enterBirthYear enterBirthMonth
  enterBirthDay enterGender enterMaritalStatus enterRelation enterName nameTooLong
  enterFirstName enterLastName enterEmail validEmail enterPhone enterDialCode
  validUaePhone validPhone enterStartDate validStartDate acceptTerms confirmCondition notAnObject
  notAForm tooLarge tooMany tooManyWrong wrongSignIn notFound notAllowed somethingFailed captchaAway alreadyBought manyDocuments documentNotMade
  enterMake enterModelYear enterModel enterVariant unknownCar enterBrandNew enterRegistrationYear
  enterRegistrationMonth enterRegistrationDay validRegistrationDate enterDateOfBirth
  driverTooYoung enterExperience enterNationality enterInsured enterExpiryDate validExpiryDate
  policyLapsed enterTestCertificate enterComprehensive enterAgencyRepair enterGccSpec enterNoClaim
  noClaimNotice noClaimUnderstood validChassis shortChassis enterChassis uploadMulkiya enterCarDetails
  textTooLong alreadyCompared notCompared enterCarValue carValueRange unknownCode codeExpired
  codeUsedUp codeTakesNothing codeApplied codeCutByTariff
  enterCarType enterBodyColor enterPlateColor enterEmiratesId validEmiratesId enterPlate validPlate
  unusualPlate enterLicenseIssue validLicenseIssue enterLicenseExpiry validLicenseExpiry
  licenseEndsBeforeStart enterLicense validLicense enterPolicyholder enterOccupation
  enterPlateType enterEmptyWeight enterFullWeight enterMileage uploadNcd uploadFile
  acceptAgreement fileEmpty fileType fileTooLarge filesTooLarge fileIsKept
  enterTypes enterOther enterActivity enterTotalEmployees enterAdminEmployees enterNonAdminEmployees
  enterAdminWages enterNonAdminWages wholeNumber atLeastOneEmployee amountInDirhams enterHadClaim
  enterCompany enterContactName priceAsked uploadTradeLicense uploadCensus
  priceRange claimStored enterClaimRequest enterComplaintRequest enterInsuranceType
  enterClientType enterTravelDate enterReturnDate validDate travelInThePast returnBeforeTravel
  chooseFromList enterVehicles lineTooLong nothingDescribed enterCode wrongCode codeSent dataLinkSent dataLinkEnded dataLinkErased preferencesKept leadNew leadGone deskTaken deskYours deskHeld deskFull deskClosed deskMoving deskNobody deskReleased deskNoted deskDisposed deskLost deskFree deskNoTime deskTooFew deskNoText deskNoWord deskChosen deskWaits deskMerged deskUnmerged deskNoMerge deskNoUndo deskReassigned deskRequeued deskNobodyHas deskAbsent deskFullOf deskNoReason listNoNumber listAdded listRemoved listThere listAbsent listRead listRubbish listEmpty listTooLarge
  caseGone caseTaken caseReleased caseHeld caseMoved caseOwn caseNoText casePaperSent casePaperName casePaperNone casePapersFull casePaperLate caseAcknowledged caseAnswered caseClosed caseRefusing caseReturned caseReopened
  boughtAlready memberCountDiffers validEmirate startAgain validClaimType enterReference enterCodeGiven
  codeTexted codeByCall codeShown contactFirst noPricesAtOnce
  enterEmployeeCount enterCategoryCount tooManyEmployees tooManyCategories
  planNotOffered onePair censusFormats documentsSent
  onePlanEach plansGone tooManyChecked quoteMailed pairAdded boardLinkMade boardLinksEnded boughtByCounts`.split(
    /\s+/,
  ),
);

describe('the message catalogue', () => {
  it.each(fromDocuments)('words $key as $document $section does', ({ catalogue, key, text }) => {
    expect(catalogues[catalogue]?.[key]).toBe(text);
  });

  it('names a document for every text that is not ours, and none that is gone', () => {
    const known = new Set([...fromDocuments.map((row) => row.key), ...ours]);
    const keys = Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    expect([...known].filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('uses straight quotes and single spaces', () => {
    for (const catalogue of Object.values(catalogues)) {
      for (const text of Object.values(catalogue)) {
        expect(text).not.toMatch(/[\u2018\u2019\u201c\u201d]| {2}|^\s|\s$/);
      }
    }
  });

  it('begins every missing answer with "Please enter"', () => {
    const texts = Object.entries({
      ...messages,
      ...motorMessages,
      ...motorPurchaseMessages,
    }).filter(([key]) => key.startsWith('enter') && key !== 'enterCouponCode');
    expect(texts.length).toBeGreaterThan(10);
    for (const [, text] of texts) expect(text).toMatch(/^Please enter .+\.$/);
  });
});

describe('fillMessage', () => {
  it('puts values in and leaves unknown names alone', () => {
    expect(fillMessage(messages.plansShown, { shown: 6, total: 14 })).toBe('6 of 14 plans');
    expect(fillMessage('{a} {toString}', { a: 'x' })).toBe('x {toString}');
  });
});

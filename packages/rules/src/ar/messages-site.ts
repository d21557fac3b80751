import type { siteMessages } from '../messages-site.ts';

/** `messages-site.ts` in Arabic, all but the word that clients compare. */
export const siteMessagesInArabic: Readonly<
  Record<Exclude<keyof typeof siteMessages, 'claimStored'>, string>
> = {
  mulkiaPrompt: 'اضغط زر الكاميرا للتحميل',
  callMeBack: 'اتصلوا بي',
  signIn: 'تسجيل الدخول',
  signedIn: 'تم تسجيل الدخول',
  claimSubmitted: 'تم تقديم طلب المطالبة',
  claimFailed: 'يرجى المحاولة مرة أخرى',
  blogWait: 'يرجى الانتظار..',
  blogSent: 'تم بنجاح...',
  blogFailed: 'يرجى المحاولة مرة أخرى!',
  uploading: 'جارٍ التحميل ...',
  documentPending: 'قيد الانتظار',
  fillAllFields: 'يرجى ملء جميع الحقول',
  callBackThanks: 'شكرًا لاهتمامك، سيتصل بك خبير التأمين لدينا قريبًا...',
  callBackFailed: 'يرجى المحاولة مرة أخرى',
  enterClaimRequest: 'يرجى إدخال طلب المطالبة.',
  enterComplaintRequest: 'يرجى إدخال شكواك.',
  enterCompany: 'يرجى إدخال اسم شركتك.',
  enterInsuranceType: 'يرجى إدخال نوع التأمين.',
  enterClientType: 'يرجى إدخال من سيشمله التأمين.',
  enterTravelDate: 'يرجى إدخال يوم السفر.',
  enterReturnDate: 'يرجى إدخال يوم العودة.',
  validDate: 'يرجى إدخال تاريخ موجود، مثل dd/mm/yyyy.',
  travelInThePast: 'يرجى إدخال تاريخ سفر من اليوم فصاعدًا.',
  returnBeforeTravel: 'يرجى إدخال تاريخ عودة في يوم السفر أو بعده.',
  chooseFromList: 'يرجى الاختيار من القائمة.',
  lineTooLong: 'يرجى كتابة {count} حرفًا على الأكثر.',
  enterCode: 'يرجى إدخال الرمز الذي أرسلناه بالبريد.',
  wrongCode: 'هذا الرمز غير صحيح أو انتهى وقته. يرجى طلب رمز جديد.',
  codeSent: 'إن كان هذا المرجع لدينا ومعه عنوان بريد، فالرمز في طريقه إليك.',
  dataLinkSent: 'إن كان العنوان صحيحًا فالرابط في طريقه إليك. يعمل ساعة واحدة.',
  dataLinkEnded: 'انتهى هذا الرابط. يرجى طلب رابط جديد.',
  preferencesKept: 'سجّلنا ذلك.',
};

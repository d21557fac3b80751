import type { proposalMessages } from './messages-proposal.ts';

/** `messages-proposal.ts` in Arabic. */
export const proposalMessagesInArabic: Readonly<Record<keyof typeof proposalMessages, string>> = {
  onePlanEach: 'لكل خيار في العرض وثيقة واحدة لكل فئة.',
  plansGone: 'بعض هذه الوثائق لم تعد متاحة لفئتها. يرجى مراجعتها من جديد.',
  tooManyChecked: 'يمكن طلب عرض سعر لـ100 وثيقة كحد أقصى في المرة الواحدة.',
  quoteMailed: 'أرسلنا إليكم الوثائق المحددة بالبريد الإلكتروني، وسيتصل بكم موظفونا بشأنها.',
  pairAdded:
    'لهذه الوثيقة شركة تأمين أو مدير مطالبات غير ما لبقية وثائق خيارها. لوثيقة المجموعة واحد من كل منهما.',
  boardLinkMade: 'الرابط المخصص لمجلس الإدارة جاهز.',
  boughtByCounts:
    'تعذّرت قراءة كشف موظفيك، أو كان لأشخاص غير الذين عُدّوا، فاشتُريت الوثيقة بحسب الأعداد التي أدخلتها. القسط هو نفسه. أرسل الكشف من جديد: فحتى ذلك لا يُذكر أحد بالاسم في الوثيقة.',
  boardLinksEnded: 'لم تعد روابط عرضكم تفتح.',
};

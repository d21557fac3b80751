import type { discountRefusals, quotationMessages, quotationRefusalTexts } from './messages.ts';

export const quotationMessagesInArabic = {
  gone: 'لم يعد عرض السعر هذا محفوظًا.',
  moved: 'غيّر شخص آخر عرض السعر هذا في الأثناء. انظر إلى وضعه من جديد.',
  noOption: 'يحتاج عرض السعر إلى خيار واحد على الأقل.',
  flagNotYours: 'يجب أن يزيل هذه الملاحظة شخص له دور آخر.',
  changed: 'تم تغيير عرض السعر. يراه العميل بعد أن ترسله.',
  cleared: 'أُزيلت الملاحظة.',
  sent: 'عرض السعر في طريقه إلى العميل.',
  bound: 'سُجّل: صدرت وثيقة بموجبه.',
  withdrawn: 'سُحب عرض السعر.',
  chosen: 'سُجّل اختيارك. اقبله أدناه.',
  accepted: 'تم القبول. شكرًا لك.',
  declined: 'تم الرفض. شكرًا لإبلاغنا.',
  notHere: 'لا يُغيَّر هذا في عرض السعر. غيّره في التسعيرة، ثم اضغط «تسعير» من جديد.',
  notOffered: 'جدول الأسعار لا يعرض هذا الخيار.',
  valueOutside: 'يجب أن تكون القيمة التأمينية من {from} إلى {to}.',
  number: 'أدخل عددًا من {from} إلى {to}.',
  amountOff: 'أدخل المبلغ بالدرهم، مثل 150 أو 150.50.',
  birthday: 'أدخل تاريخ ميلاد موجودًا بصيغة dd/mm/yyyy.',
  notAsAgreed: 'لا يمكن تأكيد السعر الذي قبلته هنا في الوقت الحالي. اسألنا: ما زال ساريًا.',
  noPromo: 'ما قبلته في عرض سعر يُشترى كما هو: رموز الخصم لخطط قائمتك.',
  pricesOver: 'انتهى آخر يوم للأسعار التي قبلتها. اطلب منا أسعارًا جديدة: قد تكون نفسها.',
  orderedOtherwise:
    'لديك طلب آخر مفتوح لهذه التسعيرة: {order} بمبلغ {amount}. ألغه أولًا أو اسألنا.',
  discountRow: 'خصم شركة التأمين',
  vatRow: 'ضريبة القيمة المضافة على القسط',
  flags_open: 'يجب إزالة ملاحظة قبل إرسال عرض السعر.',
  no_flags: 'لا توجد ملاحظة مفتوحة.',
  not_sent: 'لم يُرسل عرض السعر بعد.',
  nothing_chosen: 'اختر خيارًا أولًا.',
  not_accepted: 'لم يقبل العميل عرض السعر.',
  isAccepted: 'قُبل عرض السعر من قبل.',
} as const satisfies Record<keyof typeof quotationMessages, string>;

export const quotationRefusalsInArabic = {
  flags_open: quotationMessagesInArabic.flags_open,
  no_flags: quotationMessagesInArabic.no_flags,
  not_sent: quotationMessagesInArabic.not_sent,
  nothing_chosen: quotationMessagesInArabic.nothing_chosen,
  not_accepted: quotationMessagesInArabic.not_accepted,
  accepted: quotationMessagesInArabic.isAccepted,
  bound: 'صدرت وثيقة بموجب عرض السعر من قبل.',
  declined: 'رُفض عرض السعر.',
  expired: 'انتهت صلاحية عرض السعر.',
  superseded: 'حلّت نسخة أخرى محل عرض السعر.',
} as const satisfies Record<keyof typeof quotationRefusalTexts, string>;

export const discountRefusalsInArabic = {
  unknown: 'لم تعد أي شركة تأمين بخصم تحت رقم التمويل هذا.',
  other_insurer: 'رقم التمويل هذا لشركة تأمين أخرى.',
  not_in_force: 'رقم التمويل هذا غير سارٍ في يوم السعر.',
  too_much: 'الخصم أكبر مما وعدت به شركة التأمين.',
  no_amount: 'يحتاج الخصم إلى مبلغ.',
} as const satisfies Record<keyof typeof discountRefusals, string>;

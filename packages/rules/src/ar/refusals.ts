import type { Sayings } from '../translate.ts';

/** What services and the BFF answer in English beside the catalogues of messages, and their own small pages. */
export const refusalsInArabic = {
  'This takes too long. Please try again.': 'يستغرق هذا وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
  'Price changed: {amount}': 'تغيّر السعر: {amount}',
  'There is nothing at this address.': 'لا يوجد شيء في هذا العنوان.',
  'This plan is not part of your quote.': 'هذه الوثيقة ليست ضمن عرض أسعارك.',
  'This plan is not part of the quote.': 'هذه الوثيقة ليست ضمن عرض الأسعار.',
  'This quote is not kept any more.': 'لم يعد عرض الأسعار هذا محفوظًا.',
  'This quote has become a policy already.': 'أصبح عرض الأسعار هذا وثيقة تأمين بالفعل.',
  'These answers are not kept any more.': 'لم تعد هذه الإجابات محفوظة.',
  'This order is not kept.': 'هذا الطلب غير محفوظ.',
  'This order is not confirmed.': 'هذا الطلب غير مؤكد.',
  'Only staff can do this.': 'هذا متاح للموظفين فقط.',
  'The insurer’s payment page cannot be reached. Please try again in a moment.':
    'تعذّر الوصول إلى صفحة الدفع لدى شركة التأمين. يرجى المحاولة مرة أخرى بعد لحظات.',
  'This link has ended. Please start again, or ask for a new one.':
    'انتهت صلاحية هذا الرابط. يرجى البدء من جديد أو طلب رابط جديد.',
  'You have sent more files than we can keep.': 'أرسلت ملفات أكثر مما يمكننا حفظه.',
  'Many files arrive just now.': 'تصلنا الآن ملفات كثيرة.',
  'We cannot check files just now. Please try again in a moment.':
    'تعذّر علينا فحص الملفات الآن. يرجى المحاولة مرة أخرى بعد لحظات.',
  'Please upload a file of at most {n} MB.': 'يرجى رفع ملف لا يتجاوز {n} ميغابايت.',
  'Please upload a file of one of these types: {types}.':
    'يرجى رفع ملف من أحد هذه الأنواع: {types}.',
  'The ending of this file’s name does not fit its content. Please save it again as {types}.':
    'لا يطابق امتداد اسم الملف محتواه. يرجى حفظه من جديد بصيغة {types}.',
  'We could not read this file. Please save it again and upload the new one.':
    'تعذّرت قراءة هذا الملف. يرجى حفظه من جديد ورفع الملف الجديد.',
  'This picture is too large. Please upload a smaller one.':
    'هذه الصورة كبيرة جدًا. يرجى رفع صورة أصغر.',
  'This file is protected by a password. Please upload it without one.':
    'هذا الملف محمي بكلمة مرور. يرجى رفعه من دونها.',
  'This file contains a macro, a script or a formula that runs. Please upload it without.':
    'يحتوي هذا الملف على ماكرو أو نص برمجي أو معادلة تعمل. يرجى رفعه من دونها.',
  'The cell in row {n}, column {column} holds a formula. Please put its value there and upload the file again.':
    'في الخلية في الصف {n} والعمود {column} معادلة. يرجى وضع قيمتها مكانها ورفع الملف من جديد.',
  'This file contains or fetches other files. Please upload it without them.':
    'يحتوي هذا الملف على ملفات أخرى أو يجلبها. يرجى رفعه من دونها.',
  'This file unpacks to far too much. Please save it again and upload the new one.':
    'حجم هذا الملف بعد فك الضغط كبير جدًا. يرجى حفظه من جديد ورفع الملف الجديد.',
  'This file contains another kind of file. Please save it again and upload the new one.':
    'يحتوي هذا الملف على نوع آخر من الملفات. يرجى حفظه من جديد ورفع الملف الجديد.',
  'Our scanner found something harmful in this file, so we did not keep it.':
    'وجد برنامج الفحص لدينا شيئًا ضارًا في هذا الملف، فلم نحفظه.',

  'We are back in a moment': 'نعود بعد لحظات',
  'Your document is not ready yet': 'مستندك ليس جاهزًا بعد',
  'This page could not be made just now. Your answers are kept.':
    'تعذّر عرض هذه الصفحة الآن. إجاباتك محفوظة.',
  'Try again': 'حاول مرة أخرى',
  'We could not take that just now': 'تعذّر استلام ذلك الآن',
  'Nothing was changed. Please wait a moment, go back in your browser, where what you typed should still be, and send it again.':
    'لم يتغير شيء. يرجى الانتظار لحظة ثم العودة في متصفحك، حيث ما كتبته ما زال موجودًا على الأرجح، وإرساله مرة أخرى.',
  'Back to the form': 'العودة إلى النموذج',
} as const satisfies Sayings;

import type { TranslatedTexts } from '../translation.ts';

/** Arabic, to be reviewed by a native speaker. */
export const elementTexts = {
  'activity-units': {
    title: 'قائمة وحدات الأنشطة',
    loading: 'جارٍ تحميل الأنشطة...',
    conditionsTitle: 'شروط الرسوم الإضافية - النشاط: {activity}',
    conditionsLoading: 'جارٍ تحميل شروط الرسوم الإضافية...',
  },
  'card-list': {
    title: 'قائمة بطاقات ScoutPass القابلة لإعادة الشحن في المركز',
    loading: 'جارٍ البحث عن البطاقات...',
    columns: {
      details: 'تفاصيل البطاقة',
      messageId: 'معرّف رسالة المركز',
      statusDate: 'تاريخ الحالة',
    },
    patient: 'المريض {id}',
    message: 'الرسالة {id}',
    since: 'منذ {date}',
  },
  'cookie-consent': {
    label: 'ملفات تعريف الارتباط',
    message: 'يستخدم هذا الموقع ملفات تعريف الارتباط ليعمل ويتذكر اختياراتك.',
    policy: 'سياسة ملفات تعريف الارتباط',
    dismiss: 'فهمت',
  },
  'create-err': {
    title: 'إنشاء ERR',
    patientCount: {
      zero: '{count} مريض',
      one: 'مريض واحد ({count})',
      two: 'مريضان ({count})',
      few: '{count} مرضى',
      many: '{count} مريضًا',
      other: '{count} مريض',
    },
    create: 'إنشاء ERR',
  },
  'flash-message': {
    unknownError: 'حدث خطأ.',
    error: '{code}: {message}',
  },
  'my-studies': {
    ownStudies: 'دراساتي',
    caregiverStudies: 'مقدمو الرعاية لي',
  },
  'patient-payments': {
    title: 'المدفوعات',
    advancePayments: {
      tab: 'السلف',
      label: 'قائمة السلف',
      travelRequestId: 'معرّف طلب السفر',
    },
    reimbursements: {
      tab: 'تعويضات النفقات',
      label: 'قائمة تعويضات النفقات',
      loading: 'جارٍ البحث عن تعويضاتك...',
    },
  },
  'pending-actions': {
    title: 'تعويضات بانتظار إجراء',
    loading: 'جارٍ تحميل التعويضات...',
    empty: 'لا توجد تعويضات تتطلب إجراءً حاليًا.',
    failed: 'تعذّر تحميل التعويضات حاليًا. إذا استمرت المشكلة، يُرجى الاتصال بمسؤول النظام.',
    noStatus: '–',
    viewMore: 'عرض المزيد',
  },
  'phone-code': {
    label: 'رمز البلد',
    placeholder: 'رمز البلد',
    missing: 'اختر رمز البلد.',
  },
  'quick-actions': {
    title: 'إجراءات سريعة',
    start: 'بدء',
    actions: {
      addPatient: 'إضافة مريض',
      createErr: 'إنشاء تعويض',
      createStipend: 'إنشاء مكافأة',
      createTr: 'إنشاء طلب سفر',
    },
    action: 'الإجراء',
    selectAction: 'اختر إجراءً',
    selectActionFirst: 'يُرجى اختيار إجراء أولًا',
    actionRequired: 'اختر إجراءً.',
    studySetBySite: 'يحدده المركز المختار',
    sitesExcluded: {
      one: 'استبعدت الدراسة المختارة {count} من المراكز',
      other: 'استبعدت الدراسة المختارة {count} من المراكز',
    },
    studiesExcluded: {
      one: 'استبعد المركز المختار {count} من الدراسات',
      other: 'استبعد المركز المختار {count} من الدراسات',
    },
    quickActionsDisabled: 'عطّلت بعض مراكزك أو دراساتك قائمة الإجراءات السريعة.',
    reimbursementsDisabled: 'عطّلت تلك المراكز أو الدراسات إنشاء طلبات التعويض.',
    travelRequestsDisabled: 'عطّلت تلك المراكز أو الدراسات إنشاء طلبات السفر.',
  },
  'recent-payments': {
    title: 'المدفوعات المحدّثة مؤخرًا',
    empty: 'لا توجد مدفوعات محدّثة مؤخرًا',
    payment: 'دفعة',
  },
  'reimbursement-list': {
    title: 'قائمة التعويضات',
    titleFor: 'قائمة التعويضات لـ {listTitle}',
    loading: 'جارٍ البحث عن التعويضات...',
  },
  'review-queue': {
    title: 'مدفوعات بحاجة إلى مراجعة',
    loading: 'جارٍ البحث عن المدفوعات...',
    empty: 'لا يوجد ما يحتاج إلى مراجعة',
    approve: {
      label: 'موافقة',
      sending: 'جارٍ الموافقة…',
      done: 'تمت الموافقة',
      decided: 'تمت الموافقة على {payment}.',
      decidedAmount: 'تمت الموافقة على {payment}: {amount}.',
      stillUnknown: 'لم نتمكن من تأكيد ذلك بعد. وافق مرة أخرى أو تحقق لاحقًا.',
    },
    deny: {
      label: 'رفض',
      sending: 'جارٍ الرفض…',
      done: 'مرفوض',
      decided: 'تم رفض {payment}.',
      decidedAmount: 'تم رفض {payment}: {amount}.',
      stillUnknown: 'لم نتمكن من تأكيد ذلك بعد. ارفض مرة أخرى أو تحقق لاحقًا.',
    },
    amountInUSD: '{amount} USD',
    alreadyHandled: 'لم يعد {payment} بانتظار المراجعة.',
    denyDialog: {
      title: 'رفض {payment}',
      reason: 'لماذا يتم رفض هذا الطلب؟',
      patient: 'المريض {patient}',
    },
  },
  'study-list': {
    title: 'الدراسات',
  },
  'travel-requests': {
    title: 'قائمة طلبات السفر',
    loading: 'جارٍ البحث عن طلبات السفر الخاصة بك...',
    requestId: 'معرّف الطلب',
    visitStart: 'بداية الزيارة',
    visitEnd: 'نهاية الزيارة',
    siteCountry: 'بلد المركز',
    patientOrUser: 'المريض أو المستخدم',
  },
  'unit-recognition': {
    title: 'الإثبات الشهري للوحدات',
    loading: 'جارٍ تحميل وحدات {year}...',
    loadingMonths: 'جارٍ تحميل الأشهر...',
    dialogTitle: '{row} · {column}',
  },
  'upcoming-appointments': {
    title: 'المواعيد القادمة',
    loading: 'جارٍ البحث عن مواعيدك...',
    empty: 'لا توجد مواعيد قادمة',
    appointment: 'موعد',
  },
} satisfies TranslatedTexts;

import type { TranslatedTexts } from '../translation.ts';

/** Spanish, to be reviewed by a native speaker. */
export const elementTexts = {
  'activity-units': {
    title: 'Lista de unidades de actividad',
    loading: 'Cargando las actividades...',
    conditionsTitle: 'Condiciones de recargo - Actividad: {activity}',
    conditionsLoading: 'Cargando las condiciones de recargo...',
  },
  'card-list': {
    title: 'Lista de tarjetas ScoutPass recargables del centro',
    loading: 'Buscando las tarjetas...',
    columns: {
      details: 'Datos de la tarjeta',
      messageId: 'ID del mensaje del centro',
      statusDate: 'Fecha del estado',
    },
    patient: 'Paciente {id}',
    message: 'Mensaje {id}',
    since: 'Desde el {date}',
  },
  'cookie-consent': {
    label: 'Cookies',
    message: 'Este sitio utiliza cookies para funcionar y recordar sus preferencias.',
    policy: 'Política de cookies',
    dismiss: 'Entendido',
  },
  'create-err': {
    title: 'Crear ERR',
    patientCount: {
      one: '{count} paciente',
      other: '{count} pacientes',
    },
    create: 'Crear ERR',
  },
  'flash-message': {
    unknownError: 'Se ha producido un error.',
    error: '{code}: {message}',
  },
  'my-studies': {
    ownStudies: 'Mis estudios',
    caregiverStudies: 'Mis cuidadores',
  },
  'patient-payments': {
    title: 'Pagos',
    advancePayments: {
      tab: 'Anticipos',
      label: 'Lista de anticipos',
      travelRequestId: 'ID de la solicitud de viaje',
    },
    reimbursements: {
      tab: 'Reembolsos de gastos',
      label: 'Lista de reembolsos de gastos',
      loading: 'Buscando sus reembolsos...',
    },
  },
  'pending-actions': {
    title: 'Reembolsos pendientes de acción',
    loading: 'Cargando reembolsos...',
    empty: 'En este momento ningún reembolso requiere una acción.',
    failed:
      'No se han podido cargar los reembolsos en este momento. Si el problema continúa, póngase en contacto con la administración del sistema.',
    noStatus: '–',
    viewMore: 'Ver más',
  },
  'phone-code': {
    label: 'Prefijo del país',
    placeholder: 'Prefijo del país',
    missing: 'Seleccione un prefijo de país.',
  },
  'quick-actions': {
    title: 'Acciones rápidas',
    start: 'Comenzar',
    actions: {
      addPatient: 'Añadir paciente',
      createErr: 'Crear reembolso',
      createStipend: 'Crear estipendio',
      createTr: 'Crear solicitud de viaje',
    },
    action: 'Acción',
    selectAction: 'Seleccione una acción',
    selectActionFirst: 'Seleccione primero una acción',
    actionRequired: 'Seleccione una acción.',
    studySetBySite: 'Lo determina el centro seleccionado',
    sitesExcluded: {
      one: '{count} centro excluido por el estudio seleccionado',
      other: '{count} centros excluidos por el estudio seleccionado',
    },
    studiesExcluded: {
      one: '{count} estudio excluido por el centro seleccionado',
      other: '{count} estudios excluidos por el centro seleccionado',
    },
    quickActionsDisabled: 'Algunos de sus centros o estudios han desactivado el menú de acciones rápidas.',
    reimbursementsDisabled:
      'Esos centros o estudios han desactivado la creación de solicitudes de reembolso.',
    travelRequestsDisabled: 'Esos centros o estudios han desactivado la creación de solicitudes de viaje.',
  },
  'recent-payments': {
    title: 'Pagos actualizados recientemente',
    empty: 'No hay pagos actualizados recientemente',
    payment: 'Pago',
  },
  'reimbursement-list': {
    title: 'Lista de reembolsos',
    titleFor: 'Lista de reembolsos de {listTitle}',
    loading: 'Buscando reembolsos...',
  },
  'review-queue': {
    title: 'Pagos pendientes de revisión',
    loading: 'Buscando pagos...',
    empty: 'No hay nada que revisar',
    approve: {
      label: 'Aprobar',
      sending: 'Aprobando…',
      done: 'Aprobado',
      decided: '{payment}: aprobado.',
      decidedAmount: '{payment}: aprobado, {amount}.',
      stillUnknown:
        'Todavía no hemos podido confirmarlo. Apruébela de nuevo o vuelva a comprobarlo más tarde.',
    },
    deny: {
      label: 'Denegar',
      sending: 'Denegando…',
      done: 'Denegado',
      decided: '{payment}: denegado.',
      decidedAmount: '{payment}: denegado, {amount}.',
      stillUnknown:
        'Todavía no hemos podido confirmarlo. Deniéguela de nuevo o vuelva a comprobarlo más tarde.',
    },
    amountInUSD: '{amount} USD',
    alreadyHandled: '{payment} ya no está pendiente de revisión.',
    denyDialog: {
      title: 'Denegar {payment}',
      reason: '¿Por qué se deniega esta solicitud?',
      patient: 'Paciente {patient}',
    },
  },
  'study-list': {
    title: 'Estudios',
  },
  'travel-requests': {
    title: 'Lista de solicitudes de viaje',
    loading: 'Buscando sus solicitudes de viaje...',
    requestId: 'ID de la solicitud',
    visitStart: 'Inicio de la visita',
    visitEnd: 'Fin de la visita',
    siteCountry: 'País del centro',
    patientOrUser: 'Paciente o usuario',
  },
  'unit-recognition': {
    title: 'Reconocimiento mensual de unidades',
    loading: 'Cargando las unidades de {year}...',
    loadingMonths: 'Cargando los meses...',
    dialogTitle: '{row} · {column}',
  },
  'upcoming-appointments': {
    title: 'Próximas citas',
    loading: 'Buscando sus citas...',
    empty: 'No hay próximas citas',
    appointment: 'Cita',
  },
} satisfies TranslatedTexts;

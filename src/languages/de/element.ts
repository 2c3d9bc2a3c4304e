import type { TranslatedTexts } from '../translation.ts';

/** German, to be reviewed by a native speaker. */
export const elementTexts = {
  'activity-units': {
    title: 'Liste der Aktivitätseinheiten',
    loading: 'Die Aktivitäten werden geladen...',
    conditionsTitle: 'Zuschlagsbedingungen – Aktivität: {activity}',
    conditionsLoading: 'Die Zuschlagsbedingungen werden geladen...',
  },
  'card-list': {
    title: 'Liste der aufladbaren ScoutPass-Karten vor Ort',
    loading: 'Kartenbestand wird abgerufen...',
    columns: {
      details: 'Kartenangaben',
      messageId: 'ID der Nachricht vor Ort',
      statusDate: 'Datum des Status',
    },
    patient: 'Patient {id}',
    message: 'Nachricht {id}',
    since: 'Seit {date}',
  },
  'cookie-consent': {
    label: 'Cookies',
    message: 'Diese Website verwendet Cookies, damit sie funktioniert und sich Ihre Auswahl merkt.',
    policy: 'Cookie-Richtlinie',
    dismiss: 'Verstanden',
  },
  'create-err': {
    title: 'ERR erstellen',
    patientCount: {
      one: '{count} Patient',
      other: '{count} Patienten',
    },
    create: 'ERR erstellen',
  },
  'flash-message': {
    unknownError: 'Ein Fehler ist aufgetreten.',
    error: '{code}: {message}',
  },
  'my-studies': {
    ownStudies: 'Meine Studien',
    caregiverStudies: 'Meine Betreuungspersonen',
  },
  'patient-payments': {
    title: 'Zahlungen',
    advancePayments: {
      tab: 'Vorauszahlungen',
      label: 'Liste der Vorauszahlungen',
      travelRequestId: 'ID des Reiseantrags',
    },
    reimbursements: {
      tab: 'Kostenerstattungen',
      label: 'Liste der Kostenerstattungen',
      loading: 'Ihre Erstattungen werden abgerufen...',
    },
  },
  'pending-actions': {
    title: 'Erstattungen mit Handlungsbedarf',
    loading: 'Erstattungen werden geladen...',
    empty: 'Zurzeit gibt es keine Erstattungen mit Handlungsbedarf.',
    failed:
      'Die Erstattungen können zurzeit nicht geladen werden. Wenn das Problem weiterhin besteht, wenden Sie sich bitte an die Systemadministration.',
    noStatus: '–',
    viewMore: 'Mehr anzeigen',
  },
  'phone-code': {
    label: 'Ländervorwahl',
    placeholder: 'Ländervorwahl',
    missing: 'Wählen Sie eine Ländervorwahl.',
  },
  'quick-actions': {
    title: 'Schnellaktionen',
    start: 'Starten',
    actions: {
      addPatient: 'Patient hinzufügen',
      createErr: 'Erstattung erstellen',
      createStipend: 'Pauschale erstellen',
      createTr: 'Reiseantrag erstellen',
    },
    action: 'Aktion',
    selectAction: 'Aktion auswählen',
    selectActionFirst: 'Zuerst Aktion wählen',
    actionRequired: 'Wählen Sie eine Aktion.',
    studySetBySite: 'Durch das gewählte Zentrum festgelegt',
    sitesExcluded: {
      one: '{count} Zentrum durch die gewählte Studie ausgeschlossen',
      other: '{count} Zentren durch die gewählte Studie ausgeschlossen',
    },
    studiesExcluded: {
      one: '{count} Studie durch das gewählte Zentrum ausgeschlossen',
      other: '{count} Studien durch das gewählte Zentrum ausgeschlossen',
    },
    quickActionsDisabled: 'Einige Ihrer Zentren oder Studien haben das Menü der Schnellaktionen deaktiviert.',
    reimbursementsDisabled:
      'Diese Zentren oder Studien haben das Erstellen von Erstattungsanträgen deaktiviert.',
    travelRequestsDisabled: 'Diese Zentren oder Studien haben das Erstellen von Reiseanträgen deaktiviert.',
  },
  'recent-payments': {
    title: 'Kürzlich aktualisierte Zahlungen',
    empty: 'Keine kürzlich aktualisierten Zahlungen',
    payment: 'Zahlung',
  },
  'reimbursement-list': {
    title: 'Liste der Erstattungen',
    titleFor: 'Liste der Erstattungen für {listTitle}',
    loading: 'Erstattungen werden abgerufen...',
  },
  'review-queue': {
    title: 'Zu prüfende Zahlungen',
    loading: 'Zahlungen werden abgerufen...',
    empty: 'Nichts zu prüfen',
    approve: {
      label: 'Genehmigen',
      sending: 'Wird genehmigt…',
      done: 'Genehmigt',
      decided: '{payment} genehmigt.',
      decidedAmount: '{payment} genehmigt: {amount}.',
      stillUnknown:
        'Wir konnten dies noch nicht bestätigen. Genehmigen Sie erneut, oder prüfen Sie später noch einmal.',
    },
    deny: {
      label: 'Ablehnen',
      sending: 'Wird abgelehnt…',
      done: 'Abgelehnt',
      decided: '{payment} abgelehnt.',
      decidedAmount: '{payment} abgelehnt: {amount}.',
      stillUnknown:
        'Wir konnten dies noch nicht bestätigen. Lehnen Sie erneut ab, oder prüfen Sie später noch einmal.',
    },
    amountInUSD: '{amount} USD',
    alreadyHandled: '{payment} wartet nicht mehr auf eine Prüfung.',
    denyDialog: {
      title: '{payment} ablehnen',
      reason: 'Warum wird dieser Antrag abgelehnt?',
      patient: 'Patient {patient}',
    },
  },
  'study-list': {
    title: 'Studien',
  },
  'travel-requests': {
    title: 'Liste der Reiseanträge',
    loading: 'Ihre Reiseanträge werden abgerufen...',
    requestId: 'Antrags-ID',
    visitStart: 'Visitenbeginn',
    visitEnd: 'Visitenende',
    siteCountry: 'Land des Zentrums',
    patientOrUser: 'Patient oder Benutzer',
  },
  'unit-recognition': {
    title: 'Monatliche Erfassung der Einheiten',
    loading: 'Die Einheiten von {year} werden geladen...',
    loadingMonths: 'Die Monate werden geladen...',
    dialogTitle: '{row} · {column}',
  },
  'upcoming-appointments': {
    title: 'Anstehende Termine',
    loading: 'Ihre Termine werden abgerufen...',
    empty: 'Keine anstehenden Termine',
    appointment: 'Termin',
  },
} satisfies TranslatedTexts;

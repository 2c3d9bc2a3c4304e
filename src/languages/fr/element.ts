import type { TranslatedTexts } from '../translation.ts';

/** French, to be reviewed by a native speaker. */
export const elementTexts = {
  'activity-units': {
    title: 'Liste des unités d’activité',
    loading: 'Chargement des activités...',
    conditionsTitle: 'Conditions de supplément - Activité : {activity}',
    conditionsLoading: 'Chargement des conditions de supplément...',
  },
  'card-list': {
    title: 'Liste des cartes ScoutPass rechargeables sur site',
    loading: 'Recherche des cartes...',
    columns: {
      details: 'Détails de la carte',
      messageId: 'ID du message sur site',
      statusDate: 'Date du statut',
    },
    patient: 'Patient {id}',
    message: 'Message {id}',
    since: 'Depuis le {date}',
  },
  'cookie-consent': {
    label: 'Cookies',
    message: 'Ce site utilise des cookies pour fonctionner et se souvenir de vos choix.',
    policy: 'Politique de cookies',
    dismiss: 'Compris',
  },
  'create-err': {
    title: 'Créer une ERR',
    patientCount: {
      one: '{count} patient',
      other: '{count} patients',
    },
    create: 'Créer une ERR',
  },
  'flash-message': {
    unknownError: 'Une erreur s’est produite.',
    error: '{code}: {message}',
  },
  'my-studies': {
    ownStudies: 'Mes études',
    caregiverStudies: 'Mes aidants',
  },
  'patient-payments': {
    title: 'Paiements',
    advancePayments: {
      tab: 'Avances',
      label: 'Liste des avances',
      travelRequestId: 'ID de la demande de voyage',
    },
    reimbursements: {
      tab: 'Remboursements de frais',
      label: 'Liste des remboursements de frais',
      loading: 'Recherche de vos remboursements...',
    },
  },
  'pending-actions': {
    title: 'Remboursements en attente d’action',
    loading: 'Chargement des remboursements...',
    empty: 'Aucun remboursement ne requiert d’action pour le moment.',
    failed:
      'Impossible de charger les remboursements pour le moment. Si le problème persiste, veuillez contacter l’administration du système.',
    noStatus: '–',
    viewMore: 'Voir plus',
  },
  'phone-code': {
    label: 'Indicatif du pays',
    placeholder: 'Indicatif du pays',
    missing: 'Sélectionnez un indicatif de pays.',
  },
  'quick-actions': {
    title: 'Actions rapides',
    start: 'Commencer',
    actions: {
      addPatient: 'Ajouter un patient',
      createErr: 'Créer un remboursement',
      createStipend: 'Créer une indemnité',
      createTr: 'Créer une demande de voyage',
    },
    action: 'Action',
    selectAction: 'Sélectionnez une action',
    selectActionFirst: 'Veuillez d’abord sélectionner une action',
    actionRequired: 'Sélectionnez une action.',
    studySetBySite: 'Défini par le centre sélectionné',
    sitesExcluded: {
      one: '{count} centre exclu par l’étude sélectionnée',
      other: '{count} centres exclus par l’étude sélectionnée',
    },
    studiesExcluded: {
      one: '{count} étude exclue par le centre sélectionné',
      other: '{count} études exclues par le centre sélectionné',
    },
    quickActionsDisabled:
      'Certains de vos centres ou de vos études ont désactivé le menu des actions rapides.',
    reimbursementsDisabled:
      'Ces centres ou ces études ont désactivé la création de demandes de remboursement.',
    travelRequestsDisabled: 'Ces centres ou ces études ont désactivé la création de demandes de voyage.',
  },
  'recent-payments': {
    title: 'Paiements récemment mis à jour',
    empty: 'Aucun paiement récemment mis à jour',
    payment: 'Paiement',
  },
  'reimbursement-list': {
    title: 'Liste des remboursements',
    titleFor: 'Liste des remboursements de {listTitle}',
    loading: 'Recherche des remboursements...',
  },
  'review-queue': {
    title: 'Paiements à examiner',
    loading: 'Recherche des paiements...',
    empty: 'Rien à examiner',
    approve: {
      label: 'Approuver',
      sending: 'Approbation…',
      done: 'Approuvé',
      decided: '{payment} : approuvé.',
      decidedAmount: '{payment} : approuvé, {amount}.',
      stillUnknown: 'Nous n’avons pas encore pu le confirmer. Approuvez de nouveau ou vérifiez plus tard.',
    },
    deny: {
      label: 'Refuser',
      sending: 'Refus…',
      done: 'Refusé',
      decided: '{payment} : refusé.',
      decidedAmount: '{payment} : refusé, {amount}.',
      stillUnknown: 'Nous n’avons pas encore pu le confirmer. Refusez de nouveau ou vérifiez plus tard.',
    },
    amountInUSD: '{amount} USD',
    alreadyHandled: '{payment} n’est plus en attente d’examen.',
    denyDialog: {
      title: 'Refuser {payment}',
      reason: 'Pourquoi cette demande est-elle refusée ?',
      patient: 'Patient {patient}',
    },
  },
  'study-list': {
    title: 'Études',
  },
  'travel-requests': {
    title: 'Liste des demandes de voyage',
    loading: 'Recherche de vos demandes de voyage...',
    requestId: 'ID de la demande',
    visitStart: 'Début de la visite',
    visitEnd: 'Fin de la visite',
    siteCountry: 'Pays du centre',
    patientOrUser: 'Patient ou utilisateur',
  },
  'unit-recognition': {
    title: 'Reconnaissance mensuelle des unités',
    loading: 'Chargement des unités de {year}...',
    loadingMonths: 'Chargement des mois...',
    dialogTitle: '{row} · {column}',
  },
  'upcoming-appointments': {
    title: 'Rendez-vous à venir',
    loading: 'Recherche de vos rendez-vous...',
    empty: 'Aucun rendez-vous à venir',
    appointment: 'Rendez-vous',
  },
} satisfies TranslatedTexts;

import type { TranslatedTexts } from '../translation.ts';

/** French, to be reviewed by a native speaker. */
export const tableTexts = {
  lists: {
    done: 'Vos modifications ont été enregistrées.',
    stale:
      'La liste a changé depuis son chargement. Rechargez-la avant d’enregistrer ; ce que vous avez saisi est conservé.',
    earlierUnconfirmed:
      'Nous n’avons pas pu confirmer le dernier enregistrement. Vérifiez la liste, puis enregistrez à nouveau.',
    nothingSelected: 'Aucun élément n’est sélectionné.',
    previousList: 'Liste précédente : {message}',
    nothingChanged: 'Rien n’a été modifié.',
    amountsChanged:
      'Des montants de lignes sélectionnées ont changé : plus aucune ligne n’est sélectionnée. Vérifiez-les avant de sélectionner à nouveau.',
    commaInId:
      'La ligne « {id} » ne peut pas être enregistrée dans une sélection : son ID contient une virgule, qui sépare les ID.',
    bracketInId:
      '{row} ne peut pas être enregistré : son ID contient un crochet, qui le sépare de la colonne.',
    duplicateName:
      'Deux éléments à enregistrer portent le même nom, « {name} ». La page doit nommer l’un d’eux autrement.',
    leftInPreviousList: {
      one: '{count} modification non enregistrée est restée dans la liste précédente. Revenez à cette liste pour l’enregistrer ou l’annuler.',
      other:
        '{count} modifications non enregistrées sont restées dans la liste précédente. Revenez à cette liste pour les enregistrer ou les annuler.',
    },
    leftInPreviousLists: {
      one: '{count} modification non enregistrée est restée dans des listes précédentes. Revenez à ces listes pour l’enregistrer ou l’annuler.',
      other:
        '{count} modifications non enregistrées sont restées dans des listes précédentes. Revenez à ces listes pour les enregistrer ou les annuler.',
    },
    showing: {
      'ninety-days': 'Affichage des 90 derniers jours',
      ytd: 'Affichage de l’année en cours',
      all: 'Affichage de toute la période',
    },
    loading: {
      'ninety-days': {
        ytd: 'Affichage des 90 derniers jours. Chargement de l’année en cours…',
        all: 'Affichage des 90 derniers jours. Chargement de toute la période…',
      },
      ytd: { all: 'Affichage de l’année en cours. Chargement de toute la période…' },
    },
    loadAll: 'Tout charger',
    loadYearToDate: 'Charger l’année en cours',
    confirmLoadAll:
      'Voulez-vous vraiment charger TOUS les enregistrements ? Cela peut prendre plusieurs minutes.',
  },
  editing: {
    cell: '{column} de {row}',
    undo: 'Annuler {column} de {row}',
    unsavedCell: 'Non enregistré. Avant : {before}',
    unsavedEmptyCell: 'Non enregistré. Avant : vide.',
    noChanges: 'Aucune modification non enregistrée',
    changes: {
      one: '{count} modification non enregistrée',
      other: '{count} modifications non enregistrées',
    },
    undoAll: 'Tout annuler',
    confirmUndoAll: 'Annuler les {count} modifications ? Ce que vous avez saisi sera perdu.',
    save: 'Enregistrer',
    beingSaved: 'Les modifications sont en cours d’enregistrement.',
    problems: {
      one: 'Une cellule ne peut pas être enregistrée :',
      other: '{count} cellules ne peuvent pas être enregistrées :',
    },
    moreProblems: 'et {count} de plus',
    lostEdits: 'Ne peuvent plus être enregistrés :',
    discard: 'Abandonner',
  },
  validation: {
    missing: {
      text: 'Saisissez une valeur.',
      number: 'Saisissez un nombre.',
      date: 'Saisissez une date.',
      select: 'Choisissez une valeur.',
    },
    incompleteDate: 'Saisissez la date complète.',
    notANumber: 'Saisissez un nombre, par exemple 12.50.',
    numberTooLow: 'Saisissez un nombre d’au moins {min}.',
    numberTooHigh: 'Saisissez un nombre d’au plus {max}.',
    notADate: 'Saisissez une date, par exemple 2026-05-06.',
    dateTooEarly: 'Saisissez une date à partir du {min}.',
    dateTooLate: 'Saisissez une date jusqu’au {max}.',
  },
  'table-keys': {
    title: 'Touches de cette liste',
    next: 'Choisir la ligne suivante',
    previous: 'Choisir la ligne précédente',
    samePlace: 'Même endroit de la ligne suivante ou précédente',
    open: 'Ouvrir',
    chosenRow: '{action} (ligne choisie)',
    search: 'Rechercher',
    show: 'Afficher ces touches',
  },
  'table-columns': {
    columnsShown: 'Colonnes affichées',
    compactRows: 'Lignes compactes',
    keys: 'Touches',
    outOfSight: 'hors de vue',
  },
  selection: {
    selectedCount: { one: '{count} sélectionnée', other: '{count} sélectionnées' },
    selectRow: 'Sélectionner {row}',
    selectUnnamedRow: 'Sélectionner cette ligne',
    selectPage: 'Sélectionner les lignes de cette page',
    selectAll: 'Sélectionner les {count} résultats',
    selectFirst: 'Sélectionner les {count} premiers résultats',
    clear: 'Effacer',
    nothingToSelect: 'Il n’y a aucune ligne à sélectionner.',
    nothingToClear: 'Aucune ligne n’est sélectionnée.',
    noIdToSelect: 'Cette ligne n’a pas d’ID et ne peut donc pas être sélectionnée.',
    cap: {
      one: 'Vous pouvez sélectionner jusqu’à {count} ligne.',
      other: 'Vous pouvez sélectionner jusqu’à {count} lignes.',
    },
  },
  export: {
    done: {
      one: '{count} ligne exportée.',
      other: '{count} lignes exportées.',
    },
    progress: '{rows} lignes sur {total} ont été écrites.',
    progressUnknownTotal: '{rows} lignes ont été écrites.',
    interrupted: 'Les lignes suivantes n’ont pas pu être chargées.',
    changed:
      'La liste a changé pendant l’exportation : des lignes peuvent manquer ou être répétées dans le fichier.',
    outdated: 'Cette liste n’est peut-être plus à jour. Exporter les {rows} lignes affichées ?',
    incomplete: 'Seules {rows} sur {total} ont été chargées. Les exporter ?',
    incompleteUnknownTotal: 'Seules {rows} lignes ont été chargées. Les exporter ?',
  },
  table: {
    unnamed: 'Liste',
    skipToPages: 'Aller à la pagination',
    missingIds: 'Les lignes sans ID peuvent être lues, mais rien ne peut en être fait ici.',
    printHint:
      'Toutes les colonnes ne tiennent pas sur ce papier. Exportez la liste pour obtenir les autres.',
    printLandscape: 'Le mode paysage en montre davantage.',
    toolbar: {
      search: 'Rechercher',
      filters: 'Filtres',
      sort: 'Trier',
      columns: 'Colonnes',
      moreColumns: { one: '{count} colonne de plus', other: '{count} colonnes de plus' },
      all: 'Tous',
      sortBy: 'Trier par',
      asReceived: 'Ordre par défaut',
      ascending: '{title}, croissant',
      descending: '{title}, décroissant',
    },
    export: {
      button: 'Exporter en CSV',
      busy: 'Exportation…',
      defaultFileName: 'Liste exportée.csv',
    },
    rows: {
      more: 'En savoir plus sur {row}',
      less: 'Moins sur {row}',
      moreLabel: 'Plus',
      lessLabel: 'Moins',
      moved: 'La liste a bougé. Appuyez de nouveau.',
      noIdToRemove: 'Cette ligne n’a pas d’ID et ne peut donc pas être supprimée ici.',
    },
    messages: {
      notLoaded: 'La liste n’a pas pu être chargée.',
      empty: 'Aucune donnée dans le tableau',
      noMatches: 'Aucun enregistrement correspondant trouvé',
      clearSearch: 'Effacer la recherche',
      noFilterMatches: 'Aucune entrée avec ces filtres.',
      resetFilters: 'Réinitialiser les filtres ?',
      queryUnavailable: 'La recherche et le tri sont indisponibles pour le moment.',
      notReloaded: 'La liste n’a pas pu être chargée. Vous voyez une version antérieure.',
      pageNotLoaded: 'Cette page n’a pas pu être chargée. Vous voyez encore la précédente.',
      showing: '{rows} sur {total} affichées.',
      showingUnknownTotal: '{rows} affichées. Il y en a peut-être d’autres.',
      continue: 'Continuer',
    },
    paging: {
      range: '{first}–{last} sur {count}',
      openRange: '{first}–{last}, il y en a peut-être d’autres',
      emptyRange: '0 sur 0',
      noResultsYet: 'Aucun résultat pour l’instant',
      noResults: 'Aucun résultat ({count} en tout)',
      noResultsOfUnknown: 'Aucun résultat',
      filteredRange: '{first}–{last} sur {count}, filtrées parmi {all}',
      loadingTotal: 'chargement de {total}',
      pageSize: 'Lignes par page',
      pages: 'Pages',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: 'Page {page}',
      pageOf: '{page} sur {count}',
      goTo: 'Aller à',
      goToPage: 'Aller à la page',
      noSuchPage: 'Saisissez une page de 1 à {count}',
    },
  },
  'table-element': {
    loadAgain: 'Recharger',
    nothingSelected: 'Veuillez sélectionner une ou plusieurs lignes.',
    selectedNotLoaded:
      'Certaines lignes sélectionnées ne sont pas chargées. Ouvrez leurs pages ou effacez la sélection, puis exportez à nouveau.',
    confirmExport: {
      reimbursements:
        'Voulez-vous vraiment exporter vers la comptabilité tous les remboursements approuvés sélectionnés ? Assurez-vous d’avoir vérifié cette liste avant de continuer.',
      'advance-payments':
        'Voulez-vous vraiment exporter vers la comptabilité toutes les avances approuvées sélectionnées ? Assurez-vous d’avoir vérifié cette liste avant de continuer.',
    },
  },
} satisfies TranslatedTexts;

import type { TranslatedTexts } from '../translation.ts';

/** German, to be reviewed by a native speaker. */
export const tableTexts = {
  lists: {
    done: 'Ihre Änderungen wurden gespeichert.',
    stale:
      'Die Liste hat sich geändert, seit sie geladen wurde. Laden Sie sie vor dem Speichern neu; Ihre Eingaben bleiben erhalten.',
    earlierUnconfirmed:
      'Wir konnten das letzte Speichern nicht bestätigen. Prüfen Sie die Liste und speichern Sie dann erneut.',
    nothingSelected: 'Es sind keine Einträge ausgewählt.',
    previousList: 'Vorherige Liste: {message}',
    nothingChanged: 'Es wurde nichts geändert.',
    amountsChanged:
      'Beträge ausgewählter Zeilen haben sich geändert, daher ist keine Zeile mehr ausgewählt. Prüfen Sie sie, bevor Sie erneut auswählen.',
    commaInId:
      'Die Zeile „{id}“ kann nicht in einer Auswahl gespeichert werden: Ihre ID enthält ein Komma, das IDs trennt.',
    bracketInId:
      '{row} kann nicht gespeichert werden: Die ID enthält eine Klammer, die sie von der Spalte trennt.',
    duplicateName:
      'Zwei zu speichernde Angaben haben denselben Namen „{name}“. Die Seite muss eine davon anders benennen.',
    leftInPreviousList: {
      one: '{count} nicht gespeicherte Änderung ist in der vorherigen Liste verblieben. Kehren Sie zu dieser Liste zurück, um sie zu speichern oder rückgängig zu machen.',
      other:
        '{count} nicht gespeicherte Änderungen sind in der vorherigen Liste verblieben. Kehren Sie zu dieser Liste zurück, um sie zu speichern oder rückgängig zu machen.',
    },
    leftInPreviousLists: {
      one: '{count} nicht gespeicherte Änderung ist in vorherigen Listen verblieben. Kehren Sie zu diesen Listen zurück, um sie zu speichern oder rückgängig zu machen.',
      other:
        '{count} nicht gespeicherte Änderungen sind in vorherigen Listen verblieben. Kehren Sie zu diesen Listen zurück, um sie zu speichern oder rückgängig zu machen.',
    },
    showing: {
      'ninety-days': 'Angezeigt werden die letzten 90 Tage',
      ytd: 'Angezeigt wird das laufende Jahr',
      all: 'Angezeigt wird der gesamte Zeitraum',
    },
    loading: {
      'ninety-days': {
        ytd: 'Angezeigt werden die letzten 90 Tage. Das laufende Jahr wird geladen…',
        all: 'Angezeigt werden die letzten 90 Tage. Der gesamte Zeitraum wird geladen…',
      },
      ytd: { all: 'Angezeigt wird das laufende Jahr. Der gesamte Zeitraum wird geladen…' },
    },
    loadAll: 'Alle laden',
    loadYearToDate: 'Laufendes Jahr laden',
    confirmLoadAll: 'Möchten Sie wirklich ALLE Datensätze laden? Das kann mehrere Minuten dauern.',
  },
  editing: {
    cell: '{column} von {row}',
    undo: '{column} von {row} rückgängig machen',
    unsavedCell: 'Nicht gespeichert. Vorher: {before}',
    unsavedEmptyCell: 'Nicht gespeichert. Vorher leer.',
    noChanges: 'Keine ungespeicherten Änderungen',
    changes: {
      one: '{count} ungespeicherte Änderung',
      other: '{count} ungespeicherte Änderungen',
    },
    undoAll: 'Alle rückgängig machen',
    confirmUndoAll: 'Alle {count} Änderungen rückgängig machen? Ihre Eingaben gehen verloren.',
    save: 'Speichern',
    beingSaved: 'Die Änderungen werden gespeichert.',
    problems: {
      one: 'Eine Zelle kann nicht gespeichert werden:',
      other: '{count} Zellen können nicht gespeichert werden:',
    },
    moreProblems: 'und {count} weitere',
    lostEdits: 'Nicht mehr speicherbar:',
    discard: 'Verwerfen',
  },
  validation: {
    missing: {
      text: 'Geben Sie einen Wert ein.',
      number: 'Geben Sie eine Zahl ein.',
      date: 'Geben Sie ein Datum ein.',
      select: 'Wählen Sie einen Wert.',
    },
    incompleteDate: 'Geben Sie das vollständige Datum ein.',
    notANumber: 'Geben Sie eine Zahl ein, zum Beispiel 12.50.',
    numberTooLow: 'Geben Sie eine Zahl von mindestens {min} ein.',
    numberTooHigh: 'Geben Sie eine Zahl von höchstens {max} ein.',
    notADate: 'Geben Sie ein Datum ein, zum Beispiel 2026-05-06.',
    dateTooEarly: 'Geben Sie ein Datum ab {min} ein.',
    dateTooLate: 'Geben Sie ein Datum bis {max} ein.',
  },
  'table-keys': {
    title: 'Tasten in dieser Liste',
    next: 'Nächste Zeile wählen',
    previous: 'Vorherige Zeile wählen',
    samePlace: 'Gleiche Stelle der nächsten oder vorherigen Zeile',
    open: 'Öffnen',
    chosenRow: '{action} (gewählte Zeile)',
    search: 'Suchen',
    show: 'Diese Tasten anzeigen',
  },
  'table-columns': {
    columnsShown: 'Angezeigte Spalten',
    compactRows: 'Kompakte Zeilen',
    keys: 'Tasten',
    outOfSight: 'nicht im Bild',
  },
  selection: {
    selectedCount: '{count} ausgewählt',
    selectRow: '{row} auswählen',
    selectUnnamedRow: 'Diese Zeile auswählen',
    selectPage: 'Zeilen dieser Seite auswählen',
    selectAll: 'Alle {count} Ergebnisse auswählen',
    selectFirst: 'Die ersten {count} Ergebnisse auswählen',
    clear: 'Aufheben',
    nothingToSelect: 'Es gibt keine Zeilen zum Auswählen.',
    nothingToClear: 'Es ist keine Zeile ausgewählt.',
    noIdToSelect: 'Diese Zeile hat keine ID und kann deshalb nicht ausgewählt werden.',
    cap: {
      one: 'Sie können bis zu {count} Zeile auswählen.',
      other: 'Sie können bis zu {count} Zeilen auswählen.',
    },
  },
  export: {
    done: {
      one: '{count} Zeile exportiert.',
      other: '{count} Zeilen exportiert.',
    },
    progress: '{rows} von {total} Zeilen wurden geschrieben.',
    progressUnknownTotal: '{rows} Zeilen wurden geschrieben.',
    interrupted: 'Die nächsten Zeilen konnten nicht geladen werden.',
    changed:
      'Die Liste hat sich während des Exports geändert, deshalb können in der Datei Zeilen fehlen oder doppelt sein.',
    outdated: 'Diese Liste ist möglicherweise veraltet. Die {rows} angezeigten Zeilen exportieren?',
    incomplete: 'Es wurden nur {rows} von {total} geladen. Diese exportieren?',
    incompleteUnknownTotal: 'Es wurden nur {rows} der Zeilen geladen. Diese exportieren?',
  },
  table: {
    unnamed: 'Liste',
    skipToPages: 'Zur Seitennavigation springen',
    missingIds: 'Zeilen ohne ID können gelesen, hier aber nicht bearbeitet werden.',
    printHint:
      'Nicht alle Spalten passen auf dieses Papier. Exportieren Sie die Liste, um die übrigen zu erhalten.',
    printLandscape: 'Das Querformat zeigt mehr.',
    toolbar: {
      search: 'Suchen',
      filters: 'Filter',
      sort: 'Sortieren',
      columns: 'Spalten',
      moreColumns: { one: '{count} weitere Spalte', other: '{count} weitere Spalten' },
      all: 'Alle',
      sortBy: 'Sortieren nach',
      asReceived: 'Standard',
      ascending: '{title}, aufsteigend',
      descending: '{title}, absteigend',
    },
    export: {
      button: 'CSV exportieren',
      busy: 'Wird exportiert…',
      defaultFileName: 'Exportierte Liste.csv',
    },
    rows: {
      more: 'Mehr über {row}',
      less: 'Weniger über {row}',
      moreLabel: 'Mehr',
      lessLabel: 'Weniger',
      moved: 'Die Liste hat sich verschoben. Drücken Sie noch einmal.',
      noIdToRemove: 'Diese Zeile hat keine ID und kann deshalb hier nicht entfernt werden.',
    },
    messages: {
      notLoaded: 'Die Liste konnte nicht geladen werden.',
      empty: 'Keine Daten in der Tabelle vorhanden',
      noMatches: 'Keine passenden Einträge gefunden',
      clearSearch: 'Suche löschen',
      noFilterMatches: 'Keine Einträge mit diesen Filtern.',
      resetFilters: 'Filter zurücksetzen?',
      queryUnavailable: 'Suche und Sortierung sind zurzeit nicht verfügbar.',
      notReloaded: 'Die Liste konnte nicht geladen werden. Sie sehen einen früheren Stand.',
      pageNotLoaded: 'Diese Seite konnte nicht geladen werden. Sie sehen noch die vorherige.',
      showing: '{rows} von {total} werden angezeigt.',
      showingUnknownTotal: '{rows} werden angezeigt. Es gibt möglicherweise mehr.',
      continue: 'Fortfahren',
    },
    paging: {
      range: '{first}–{last} von {count}',
      openRange: '{first}–{last}, möglicherweise gibt es mehr',
      emptyRange: '0 von 0',
      noResultsYet: 'Noch keine Ergebnisse',
      noResults: 'Keine Ergebnisse ({count} insgesamt)',
      noResultsOfUnknown: 'Keine Ergebnisse',
      filteredRange: '{first}–{last} von {count}, gefiltert aus {all}',
      loadingTotal: 'lädt {total}',
      pageSize: 'Zeilen pro Seite',
      pages: 'Seiten',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: 'Seite {page}',
      pageOf: '{page} von {count}',
      goTo: 'Seite',
      goToPage: 'Gehe zu Seite',
      noSuchPage: 'Geben Sie eine Seite von 1 bis {count} ein',
    },
  },
  'table-element': {
    loadAgain: 'Neu laden',
    nothingSelected: 'Bitte wählen Sie eine oder mehrere Zeilen aus.',
    selectedNotLoaded:
      'Einige ausgewählte Zeilen sind nicht geladen. Öffnen Sie deren Seiten oder heben Sie die Auswahl auf und exportieren Sie dann erneut.',
    confirmExport: {
      reimbursements:
        'Möchten Sie wirklich alle ausgewählten genehmigten Erstattungen an die Buchhaltung exportieren? Bitte vergewissern Sie sich, dass Sie diese Liste geprüft haben, bevor Sie fortfahren.',
      'advance-payments':
        'Möchten Sie wirklich alle ausgewählten genehmigten Vorauszahlungen an die Buchhaltung exportieren? Bitte vergewissern Sie sich, dass Sie diese Liste geprüft haben, bevor Sie fortfahren.',
    },
  },
} satisfies TranslatedTexts;

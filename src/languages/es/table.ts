import type { TranslatedTexts } from '../translation.ts';

/** Spanish, to be reviewed by a native speaker. */
export const tableTexts = {
  lists: {
    done: 'Se han guardado sus cambios.',
    stale:
      'La lista ha cambiado desde que se cargó. Cárguela de nuevo antes de guardar; lo que ha introducido se conserva.',
    nothingSelected: 'No hay elementos seleccionados.',
    previousList: 'Lista anterior: {message}',
    nothingChanged: 'No se ha cambiado nada.',
    commaInId:
      'La fila «{id}» no se puede guardar en una selección: su ID tiene una coma, que separa los ID.',
    bracketInId: '{row} no se puede guardar: su ID tiene un corchete, que lo separa de la columna.',
    duplicateName:
      'Dos elementos que guardar tienen el mismo nombre, «{name}». La página debe dar otro nombre a uno de ellos.',
    leftInPreviousList: {
      one: 'Ha quedado {count} cambio sin guardar en la lista anterior. Vuelva a esa lista para guardarlo o deshacerlo.',
      other:
        'Han quedado {count} cambios sin guardar en la lista anterior. Vuelva a esa lista para guardarlos o deshacerlos.',
    },
    leftInPreviousLists: {
      one: 'Ha quedado {count} cambio sin guardar en listas anteriores. Vuelva a esas listas para guardarlo o deshacerlo.',
      other:
        'Han quedado {count} cambios sin guardar en listas anteriores. Vuelva a esas listas para guardarlos o deshacerlos.',
    },
    showing: {
      'ninety-days': 'Se muestran los últimos 90 días',
      ytd: 'Se muestra el año hasta la fecha',
      all: 'Se muestra todo el periodo',
    },
    loading: {
      'ninety-days': {
        ytd: 'Se muestran los últimos 90 días. Cargando el año hasta la fecha…',
        all: 'Se muestran los últimos 90 días. Cargando todo el periodo…',
      },
      ytd: { all: 'Se muestra el año hasta la fecha. Cargando todo el periodo…' },
    },
    loadAll: 'Cargar todo',
    loadYearToDate: 'Cargar el año hasta la fecha',
    confirmLoadAll: '¿Seguro que desea cargar TODOS los registros? Puede tardar varios minutos.',
  },
  editing: {
    cell: '{column} de {row}',
    undo: 'Deshacer {column} de {row}',
    unsavedCell: 'Sin guardar. Antes: {before}',
    unsavedEmptyCell: 'Sin guardar. Antes estaba vacío.',
    noChanges: 'No hay cambios sin guardar',
    changes: {
      one: '{count} cambio sin guardar',
      other: '{count} cambios sin guardar',
    },
    undoAll: 'Deshacer todo',
    confirmUndoAll: '¿Deshacer los {count} cambios? Se perderá lo que ha introducido.',
    save: 'Guardar',
    beingSaved: 'Se están guardando los cambios.',
    problems: {
      one: 'No se puede guardar una celda:',
      other: 'No se pueden guardar {count} celdas:',
    },
    moreProblems: 'y {count} más',
    removedRows: 'Ya no están en la lista y no se han guardado:',
    discard: 'Descartar',
  },
  validation: {
    missing: {
      text: 'Introduzca un valor.',
      number: 'Introduzca un número.',
      date: 'Introduzca una fecha.',
      select: 'Elija un valor.',
    },
    incompleteDate: 'Introduzca la fecha completa.',
    notANumber: 'Introduzca un número, por ejemplo 12.50.',
    numberTooLow: 'Introduzca un número de {min} como mínimo.',
    numberTooHigh: 'Introduzca un número de {max} como máximo.',
    notADate: 'Introduzca una fecha, por ejemplo 2026-05-06.',
    dateTooEarly: 'Introduzca una fecha no anterior a {min}.',
    dateTooLate: 'Introduzca una fecha no posterior a {max}.',
  },
  selection: {
    selectedCount: { one: '{count} seleccionada', other: '{count} seleccionadas' },
    selectRow: 'Seleccionar {row}',
    selectUnnamedRow: 'Seleccionar esta fila',
    selectPage: 'Seleccionar las filas de esta página',
    selectAll: 'Seleccionar los {count} resultados',
    selectFirst: 'Seleccionar los primeros {count} resultados',
    clear: 'Quitar selección',
    nothingToSelect: 'No hay filas que seleccionar.',
    nothingToClear: 'No hay ninguna fila seleccionada.',
    noIdToSelect: 'Esta fila no tiene ID, por lo que no se puede seleccionar.',
    cap: {
      one: 'Puede seleccionar hasta {count} fila.',
      other: 'Puede seleccionar hasta {count} filas.',
    },
  },
  export: {
    done: {
      one: 'Se ha exportado {count} fila.',
      other: 'Se han exportado {count} filas.',
    },
    progress: 'Se han escrito {rows} de {total} filas.',
    progressUnknownTotal: 'Se han escrito {rows} filas.',
    interrupted: 'No se han podido cargar las filas siguientes.',
    changed:
      'La lista ha cambiado durante la exportación, por lo que en el archivo pueden faltar filas o estar repetidas.',
    outdated: 'Es posible que esta lista no esté actualizada. ¿Exportar las {rows} filas que muestra?',
    incomplete: 'Solo se han cargado {rows} de {total}. ¿Exportarlas?',
    incompleteUnknownTotal: 'Solo se han cargado {rows} filas. ¿Exportarlas?',
  },
  table: {
    loading: 'Cargando...',
    skipToPages: 'Saltar a la paginación',
    missingIds: 'Las filas sin ID se pueden leer, pero aquí no se puede hacer nada con ellas.',
    printHint: 'No caben todas las columnas en este papel. Exporte la lista para obtener las demás.',
    printLandscape: 'En horizontal se ven más.',
    toolbar: {
      search: 'Buscar',
      filters: 'Filtros',
      columns: 'Columnas',
      moreColumns: { one: '{count} columna más', other: '{count} columnas más' },
      columnsShown: 'Columnas mostradas',
      outOfSight: 'fuera de la vista',
      all: 'Todos',
      sortBy: 'Ordenar por',
      asReceived: 'Orden predeterminado',
      ascending: '{title}, ascendente',
      descending: '{title}, descendente',
    },
    export: {
      button: 'Exportar CSV',
      busy: 'Exportando…',
      defaultFileName: 'Lista exportada.csv',
    },
    rows: {
      more: 'Más sobre {row}',
      moved: 'La lista se ha movido. Pulse de nuevo.',
      noIdToRemove: 'Esta fila no tiene ID, por lo que no se puede eliminar aquí.',
    },
    messages: {
      notLoaded: 'No se ha podido cargar la lista.',
      empty: 'No hay datos en la tabla',
      noMatches: 'No se han encontrado registros',
      clearSearch: 'Borrar búsqueda',
      noFilterMatches: 'No hay entradas con estos filtros.',
      resetFilters: '¿Restablecer filtros?',
      queryUnavailable: 'La búsqueda y la ordenación no están disponibles en este momento.',
      notReloaded: 'No se ha podido actualizar la lista. Está viendo una versión anterior.',
      pageNotLoaded: 'No se ha podido cargar esta página. Sigue viendo la anterior.',
      showing: 'Se muestran {rows} de {total}.',
      showingUnknownTotal: 'Se muestran {rows}. Puede haber más.',
      continue: 'Continuar',
    },
    paging: {
      range: '{first}–{last} de {count}',
      openRange: '{first}–{last}, puede haber más',
      emptyRange: '0 de 0',
      noResults: 'Sin resultados ({count} en total)',
      noResultsOfUnknown: 'Sin resultados',
      filteredRange: '{first}–{last} de {count}, filtradas de {all}',
      loadingTotal: 'cargando {total}',
      pageSize: 'Filas por página',
      pages: 'Páginas',
      previous: 'Página anterior',
      next: 'Página siguiente',
      page: 'Página {page}',
      pageOf: '{page} de {count}',
      goTo: 'Ir a',
      goToPage: 'Ir a la página',
      noSuchPage: 'Introduzca una página del 1 al {count}',
    },
  },
  'table-name': { unnamed: 'Lista' },
  'table-element': {
    loadAgain: 'Cargar de nuevo',
    nothingSelected: 'Seleccione una o más filas.',
    confirmExport: {
      reimbursements:
        '¿Seguro que desea exportar a contabilidad todos los reembolsos aprobados seleccionados? Asegúrese de haber revisado esta lista antes de continuar.',
      'advance-payments':
        '¿Seguro que desea exportar a contabilidad todos los anticipos aprobados seleccionados? Asegúrese de haber revisado esta lista antes de continuar.',
    },
  },
} satisfies TranslatedTexts;

import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf } from '../../domain/display/money.ts';
import type { Language } from '../../domain/language/language.ts';
import { fieldsIn, type HostRecord, listIn, recordIn, textIn, textOf } from '../../domain/record-fields.ts';
import { catalogue } from './texts.ts';

/** The formatted texts of an expense; '' for what the record does not state. */
export interface ShownExpense {
  readonly id: string;
  readonly type: string;
  readonly date: string;
  readonly amount: string;
  readonly currency: string;
  /** '' if the amount itself is in USD and the same. [RD-02] */
  readonly amountUSD: string;
  readonly receipt: Receipt;
}

/** The receipt of an expense. */
export interface Receipt {
  readonly name: string;
  /** Possible addresses, best first; the link uses the first one of this site. */
  readonly addresses: readonly string[];
  /** Anything else that the record states about the receipt. */
  readonly remarks: readonly string[];
}

/** The expenses in the order of the record. [RD-03] */
export const shownExpenses = (
  { expenses, paymentCurrency }: HostRecord,
  language: Language,
): ShownExpense[] =>
  listIn(expenses).map((item, index) => {
    const expense = recordIn(item);
    const [type] = fieldsIn(expense, [{ key: 'type', label: '', other: 'typeOther' }], language, { '': '' });
    const amount = textIn(expense, 'amountFormatted');
    const amountUSD = textIn(expense, 'amountUSDFormatted');
    const currency = currencyOf(textIn(expense, 'currency'), textOf(paymentCurrency));
    return {
      id: String(index),
      type: type?.text ?? textIn(expense, 'name'),
      date: shownDate(textIn(expense, 'invoiceDate.date') || textIn(expense, 'invoiceDate'), language),
      amount,
      currency,
      amountUSD: currency === 'USD' && amountUSD === amount ? '' : amountUSD,
      receipt: receiptOf(expense, language),
    };
  });

// Hosts write these values where there is no receipt, or only say whether there is one.
const emptyValue = /^(n\/?a|none|null|-+)$/i;
const flagValue = /^(true|false|yes|no|0|1)$/i;
const looksLikeAddress = /^([a-z][a-z\d+.-]*:|[\\/])/i;

/** A downloadUrl is always an address; the other fields may hold an address or a remark such as an upload date. */
function receiptOf(expense: HostRecord, language: Language): Receipt {
  const texts = language.texts(catalogue);
  const fieldText = (key: string) => textIn(expense, key).replace(emptyValue, '');
  const candidates = ['downloadUrl', 'receipt', 'upload'].map(fieldText);
  const [downloadUrl = ''] = candidates;
  const values = candidates.filter(text => text && !flagValue.test(text));
  const addresses = values.filter(text => text === downloadUrl || looksLikeAddress.test(text));
  const filename = fieldText('filename');
  const storedName = fieldText('hashedFilename');
  return {
    name: filename || storedName,
    addresses,
    remarks: [
      ...values.filter(text => !addresses.includes(text)).map(each => shownDate(each, language)),
      filename && storedName && texts.receipt.storedAs({ file: storedName }),
    ].filter(remark => remark !== ''),
  };
}

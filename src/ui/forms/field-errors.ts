import { createContext, useContext, useLayoutEffect } from 'react';

/** What is wrong with a field, and the label that people know it by. */
export interface FieldProblem {
  readonly label: string;
  readonly error: string;
}

/** The errors that the fields of a form show now, by the id of the element that shows each. */
export const FieldErrors = createContext<Map<string, FieldProblem> | undefined>(undefined);

/** Registers the error of a field with its form while it is shown. */
export function useFieldError(id: string, { label, error }: FieldProblem): void {
  const errors = useContext(FieldErrors);
  useLayoutEffect(() => {
    errors?.set(id, { label, error });
    return () => void errors?.delete(id);
  }, [errors, id, label, error]);
}

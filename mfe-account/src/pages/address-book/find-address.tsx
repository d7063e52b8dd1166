import { useState, type FormEvent } from 'react';
import { useHost } from 'shared-platform';
import { Button, ButtonLink, focusFirstError, TextField, useValidators } from 'shared-ui';
import { useTyped } from '../../features/entry-list/use-typed';
import styles from './address-book-page.module.css';
import { ADDRESS_BOOK_PATH } from './address-book-path';
import { bookAddress, LONGEST_TEXT } from './address-search';
import { useText } from './messages/source';

/** Looks for an address among many. What is looked for stands in the page's address. */
export function FindAddress({ sought }: { sought: string }) {
  const { navigation } = useHost();
  const text = useText();
  const [typed, type] = useTyped({ query: sought });
  const { maxLength } = useValidators();
  const [isChecked, setChecked] = useState(false);
  const answer = maxLength(LONGEST_TEXT)(typed.query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const form = event.currentTarget;
    // Once the complaint stands by its field.
    if (answer !== true) return void setTimeout(() => focusFirstError(form));
    navigation.push(bookAddress.path(typed));
  };
  return (
    <form className={styles.find} role="search" noValidate aria-label={text('book.title')} onSubmit={submit}>
      <TextField
        label={text('book.find-field')}
        name="query"
        type="search"
        dir="auto"
        error={isChecked && answer !== true ? answer : undefined}
        autoComplete="off"
        value={typed.query}
        onChange={({ target }) => type({ query: target.value })}
      />
      <Button type="submit" variant="secondary">
        {text('book.find')}
      </Button>
      {sought !== '' && (
        <ButtonLink to={ADDRESS_BOOK_PATH} variant="quiet">
          {text('book.find-all')}
        </ButtonLink>
      )}
    </form>
  );
}

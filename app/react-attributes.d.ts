import 'react';

// Invoker commands: React renders the attributes in lower case as HTML has them, its types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

import { Component, createContext, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './load-states.tsx'

type OnCrash = (error: Error, componentStack: string) => void

/** Receives the crashes of parts of the page. */
export const CrashContext = createContext<OnCrash>(() => undefined)

interface ErrorBoundaryProps {
  children: ReactNode
  /** Navigating to another page clears the crash. */
  pageKey: string
  onCrash: OnCrash
  /** Instead of the crash screen. */
  fallback?: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  pageKey: string
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, pageKey: this.props.pageKey }

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.pageKey === state.pageKey ? null : { error: null, pageKey: props.pageKey }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    this.props.onCrash(error, componentStack ?? '')
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, fallback = <CrashScreen detail={String(error)} /> } = this.props
    return error ? fallback : children
  }
}

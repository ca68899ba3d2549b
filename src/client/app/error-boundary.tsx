import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './load-states.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Navigating to another page clears the crash. */
  pageKey: string
  onCrash: (error: Error, componentStack: string) => void
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
    return error ? <CrashScreen detail={String(error)} /> : this.props.children
  }
}

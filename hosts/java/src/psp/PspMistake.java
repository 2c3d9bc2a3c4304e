package psp;

/** The tag says something that no element understands. */
public final class PspMistake extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    PspMistake(String message) {
        super(message);
    }
}
